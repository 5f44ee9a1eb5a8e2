/**
 * The languages that have a two-letter code (ISO 639-1) as the registry knows them, from the list of ISO 639-2: a line holds that code, the
 * three-letter codes, and the English name.
 */
export const languageLines = `aa aar	Afar
ab abk	Abkhazian
af afr	Afrikaans
ak aka	Akan
sq alb sqi	Albanian
am amh	Amharic
ar ara	Arabic
an arg	Aragonese
hy arm hye	Armenian
as asm	Assamese
av ava	Avaric
ae ave	Avestan
ay aym	Aymara
az aze	Azerbaijani
ba bak	Bashkir
bm bam	Bambara
eu baq eus	Basque
be bel	Belarusian
bn ben	Bengali
bh bih	Bihari languages
bi bis	Bislama
bs bos	Bosnian
br bre	Breton
bg bul	Bulgarian
my bur mya	Burmese
ca cat	Catalan; Valencian
ch cha	Chamorro
ce che	Chechen
zh chi zho	Chinese
cu chu	Church Slavic; Old Slavonic; Church Slavonic; Old Bulgarian; Old Church Slavonic
cv chv	Chuvash
kw cor	Cornish
co cos	Corsican
cr cre	Cree
cs cze ces	Czech
da dan	Danish
dv div	Divehi; Dhivehi; Maldivian
nl dut nld	Dutch; Flemish
dz dzo	Dzongkha
en eng	English
eo epo	Esperanto
et est	Estonian
ee ewe	Ewe
fo fao	Faroese
fj fij	Fijian
fi fin	Finnish
fr fre fra	French
fy fry	Western Frisian
ff ful	Fulah
ka geo kat	Georgian
de ger deu	German
gd gla	Gaelic; Scottish Gaelic
ga gle	Irish
gl glg	Galician
gv glv	Manx
el gre ell	Greek, Modern (1453-)
gn grn	Guarani
gu guj	Gujarati
ht hat	Haitian; Haitian Creole
ha hau	Hausa
he heb	Hebrew
hz her	Herero
hi hin	Hindi
ho hmo	Hiri Motu
hr hrv	Croatian
hu hun	Hungarian
ig ibo	Igbo
is ice isl	Icelandic
io ido	Ido
ii iii	Sichuan Yi; Nuosu
iu iku	Inuktitut
ie ile	Interlingue; Occidental
ia ina	Interlingua (International Auxiliary Language Association)
id ind	Indonesian
ik ipk	Inupiaq
it ita	Italian
jv jav	Javanese
ja jpn	Japanese
kl kal	Kalaallisut; Greenlandic
kn kan	Kannada
ks kas	Kashmiri
kr kau	Kanuri
kk kaz	Kazakh
km khm	Central Khmer
ki kik	Kikuyu; Gikuyu
rw kin	Kinyarwanda
ky kir	Kirghiz; Kyrgyz
kv kom	Komi
kg kon	Kongo
ko kor	Korean
kj kua	Kuanyama; Kwanyama
ku kur	Kurdish
lo lao	Lao
la lat	Latin
lv lav	Latvian
li lim	Limburgan; Limburger; Limburgish
ln lin	Lingala
lt lit	Lithuanian
lb ltz	Luxembourgish; Letzeburgesch
lu lub	Luba-Katanga
lg lug	Ganda
mk mac mkd	Macedonian
mh mah	Marshallese
ml mal	Malayalam
mi mao mri	Maori
mr mar	Marathi
ms may msa	Malay
mg mlg	Malagasy
mt mlt	Maltese
mn mon	Mongolian
na nau	Nauru
nv nav	Navajo; Navaho
nr nbl	Ndebele, South; South Ndebele
nd nde	Ndebele, North; North Ndebele
ng ndo	Ndonga
ne nep	Nepali
nn nno	Norwegian Nynorsk; Nynorsk, Norwegian
nb nob	Bokmål, Norwegian; Norwegian Bokmål
no nor	Norwegian
ny nya	Chichewa; Chewa; Nyanja
oc oci	Occitan (post 1500)
oj oji	Ojibwa
or ori	Oriya
om orm	Oromo
os oss	Ossetian; Ossetic
pa pan	Panjabi; Punjabi
fa per fas	Persian
pi pli	Pali
pl pol	Polish
pt por	Portuguese
ps pus	Pushto; Pashto
qu que	Quechua
rm roh	Romansh
ro rum ron	Romanian; Moldavian; Moldovan
rn run	Rundi
ru rus	Russian
sg sag	Sango
sa san	Sanskrit
si sin	Sinhala; Sinhalese
sk slo slk	Slovak
sl slv	Slovenian
se sme	Northern Sami
sm smo	Samoan
sn sna	Shona
sd snd	Sindhi
so som	Somali
st sot	Sotho, Southern
es spa	Spanish; Castilian
sc srd	Sardinian
sr srp	Serbian
ss ssw	Swati
su sun	Sundanese
sw swa	Swahili
sv swe	Swedish
ty tah	Tahitian
ta tam	Tamil
tt tat	Tatar
te tel	Telugu
tg tgk	Tajik
tl tgl	Tagalog
th tha	Thai
bo tib bod	Tibetan
ti tir	Tigrinya
to ton	Tonga (Tonga Islands)
tn tsn	Tswana
ts tso	Tsonga
tk tuk	Turkmen
tr tur	Turkish
tw twi	Twi
ug uig	Uighur; Uyghur
uk ukr	Ukrainian
ur urd	Urdu
uz uzb	Uzbek
ve ven	Venda
vi vie	Vietnamese
vo vol	Volapük
cy wel cym	Welsh
wa wln	Walloon
wo wol	Wolof
xh xho	Xhosa
yi yid	Yiddish
yo yor	Yoruba
za zha	Zhuang; Chuang
zu zul	Zulu`
