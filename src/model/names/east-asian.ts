import type { PersonName } from './parsed-name.ts'

/**
 * Splits a family-first name in Chinese characters, kana or Hangul.
 *
 * The split is at the space, else after a known surname or the kanji before kana, else by length if the name is
 * personal and has at most four characters.
 *
 * Only a split by length is uncertain. Returns undefined for any other name, for kana without a space, and for a single
 * character.
 */
export function splitEastAsian(name: string, isPersonal: boolean): PersonName | undefined {
  if (!eastAsian.test(name)) return undefined
  const [first = '', second, ...more] = name.split(/\s/)
  if (more.length > 0) return undefined
  if (second !== undefined) return person(first, second, true)
  const characters = [...first]
  if (characters.length < 2 || characters.length > 8 || kanaOnly.test(first)) return undefined
  const surname = surnameOf(first, characters)
  if (surname !== undefined) return person(surname, first.slice(surname.length), true)
  if (!isPersonal || characters.length > 4) return undefined
  // Four Chinese characters are mostly a Japanese name, two and two. Otherwise family names have one character.
  const size = characters.length < 4 ? 1 : 2
  return person(characters.slice(0, size).join(''), characters.slice(size).join(''), false)
}

/**
 * True if the script of a name implies the order family name, given name. Excludes katakana alone, which is used for
 * foreign names.
 *
 * Ignores brackets and middle dots, as in `[美]格雷戈里·克劳奇`.
 */
export const isFamilyFirst = (name: string): boolean => {
  const letters = name.replace(/[[\]()（）〔〕［］·・]/g, '')
  return eastAsian.test(letters) && !/^[\p{sc=Katakana}ー\s]+$/u.test(letters)
}

const eastAsian =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+(?:\s[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+)*$/u
const kanaOnly = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u

const person = (family: string, given: string, isCertain: boolean): PersonName => ({
  kind: 'person',
  family,
  given,
  isCertain,
})

function surnameOf(name: string, characters: readonly string[]): string | undefined {
  const [one = '', two = '', three = ''] = characters
  for (const surname of [one + two + three, one + two])
    if (characters.length > [...surname].length && (japaneseSurnames.has(surname) || compoundSurnames.has(surname)))
      return surname
  // Kanji, then kana: a Japanese family name and a given name without kanji.
  const [, kanji] = /^([\p{sc=Han}々]+)[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.exec(name) ?? []
  if (kanji !== undefined && [...kanji].length <= 3) return kanji
  if (characters.length > 3) return undefined
  return koreanSurnames.has(one) || chineseSurnames.has(one) ? one : undefined
}

/** Common Chinese family names of one character, in simplified and traditional form. */
const chineseSurnames: ReadonlySet<string> = new Set(
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞章鲁魯葛伍韦韋申尤毕畢聂聶丛焦向柳邢路岳齐齊梅莫庄莊辛管祝左涂谷祁时時舒耿牟卜詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵解强車车房',
)

/** Chinese and Korean family names of two characters. */
const compoundSurnames: ReadonlySet<string> = new Set(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 东方 東方 独孤 獨孤 南宫 南宮 夏侯 尉迟 尉遲 皇甫 令狐 慕容 公孙 公孫 西门 西門 端木 轩辕 軒轅 长孙 長孫 宇文 남궁 황보 제갈 사공 선우 서문 독고 동방'.split(
    ' ',
  ),
)

const japaneseSurnames: ReadonlySet<string> = new Set(
  '佐藤 鈴木 高橋 高桥 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 齋藤 斉藤 清水 山崎 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 森田 上田 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 工藤 谷口 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 久保 佐野 野村 松尾 木下 菊地 市川 古川 大西 島田 水野 桜井 高野 渡瀬 吉川 山内 西田 飯田 西川 小松 北村 安田 五十嵐 川口 関口 大久保 中田 浅野'.split(
    ' ',
  ),
)

const koreanSurnames: ReadonlySet<string> = new Set(
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모',
)
