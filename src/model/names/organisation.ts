/**
 * True if a name reads like that of an organisation, in any of many languages.
 *
 * The name contains a typical word (University, GmbH, министерство, 研究所), begins with `The` or contains `of the`.
 *
 * A match is not certain: some people are called Library.
 */
export function readsLikeOrganisation(name: string): boolean {
  const text = name.slice(0, 300).normalize('NFC').toLowerCase()
  if (organisationParts.some(part => text.includes(part))) return true
  return text.split(/[\s,()/"“”„]+/).some(isOrganisationWord) || /^the\s/.test(text) || /\sof\sthe\s/.test(text)
}

function isOrganisationWord(word: string): boolean {
  if (word.length < 3) return false
  return (
    organisationWords.has(word) ||
    (word.length > 6 &&
      (organisationStarts.some(start => word.startsWith(start)) || organisationEndings.some(end => word.endsWith(end))))
  )
}

const words = (text: string): string[] => text.trim().split(/\s+/)

const organisationWords: ReadonlySet<string> = new Set(
  words(`
  gmbh ltd ltd. llc inc inc. corp corp. plc pty e.v. b.v. n.v. s.p.a. s.r.l. s.r.o. gmbh. kgaa ggmbh
  ministry museum musée museo museu muzeum consortium team teams group groups gruppe groupe grupo gruppo working
  agency agence agencia agenzia agentur bureau council conseil consejo consiglio conselho committee comité komitee
  commission kommission commissione comisión comissão department département departamento dipartimento
  faculty fakultät faculté facultad facoltà hospital hôpital klinik klinikum clinic centre center centro zentrum centrum
  library archive archives archiv archivo archivio bibliothek bibliothèque biblioteca
  survey project projekt projet proyecto progetto network netzwerk réseau initiative alliance federation fédération
  authority office service services developers contributors maintainers authors community partnership programme
  publisher publishers publishing verlag company corporation trust fund society société sociedad sociedade società
  union verein verband stichting vereniging egyetem intézet üniversitesi enstitüsü bakanlığı ústav ministerie
  hogeschool högskola högskolan yliopisto laitos lembaga badan kementerian stiftung sekretariat secretariat
  nasa noaa cern unesco who iaea ipcc
  университет институт академия министерство лаборатория центр музей библиотека комитет обсерватория
  університет інститут академія міністерство
  πανεπιστήμιο ινστιτούτο υπουργείο κέντρο
  جامعة معهد وزارة مركز مؤسسة الجامعة المعهد
  विश्वविद्यालय संस्थान मंत्रालय אוניברסיטת מכון משרד`),
)

/** Prefixes typical of organisation names. They are matched only in words of more than six characters. */
const organisationStarts: readonly string[] = words(`
  universi univerzit uniwersytet universität institut instytut istituto laborator laboratoi ministeri ministère ministér ministerst ministéri minister
  academ akadem observator consorti konsorti collaborat kollaborat colaborac foundation fondation fondazion fundaci
  fundaç association asociaci associaz associaç associaci politecn politechn polytechn gesellschaft department bundesa landesa`)

/**
 * Suffixes typical of organisation names in languages with compounds, such as German, Dutch and Finnish. They are
 * matched only in words of more than six characters.
 */
const organisationEndings: readonly string[] = words(`
  institut institute universität universiteit universitet zentrum gesellschaft bibliothek ministerium anstalt museum
  akademie stiftung verband esamt tamt archiv yliopisto laitos sentralen myndigheten instituut`)

/** Parts of organisation names in Chinese, Japanese, Korean and Thai, which match anywhere in a name. */
const organisationParts: readonly string[] = words(`
  大学 大學 研究所 研究院 研究中心 研究センター 研究機構 学会 學會 協会 协会 協會 公司 会社 委员会 委員会 委員會 学院 學院 博物館 博物馆 图书馆 図書館
  圖書館 観測所 气象局 気象庁 センター 機構 部门 共和国 대학교 연구원 연구소 학회 협회 센터 위원회 박물관 도서관 มหาวิทยาลัย สถาบัน กระทรวง`)
