/**
 * The languages that have a two-letter code (ISO 639-1) as the registry knows them, from the list of ISO 639-2: a line holds that code, the
 * three-letter codes, of which only the third letter where they begin with the two, and the English name.
 */
export const languageLines = `aa r	Afar
ab k	Abkhazian
af r	Afrikaans
ak a	Akan
sq alb i	Albanian
am h	Amharic
ar a	Arabic
an arg	Aragonese
hy arm e	Armenian
as m	Assamese
av a	Avaric
ae ave	Avestan
ay m	Aymara
az e	Azerbaijani
ba k	Bashkir
bm bam	Bambara
eu baq s	Basque
be l	Belarusian
bn ben	Bengali
bh bih	Bihari languages
bi s	Bislama
bs bos	Bosnian
br e	Breton
bg bul	Bulgarian
my bur a	Burmese
ca t	Catalan; Valencian
ch a	Chamorro
ce che	Chechen
zh chi o	Chinese
cu chu	Church Slavic; Old Slavonic; Church Slavonic; Old Bulgarian; Old Church Slavonic
cv chv	Chuvash
kw cor	Cornish
co s	Corsican
cr e	Cree
cs cze ces	Czech
da n	Danish
dv div	Divehi; Dhivehi; Maldivian
nl dut d	Dutch; Flemish
dz o	Dzongkha
en g	English
eo epo	Esperanto
et est	Estonian
ee ewe	Ewe
fo fao	Faroese
fj fij	Fijian
fi n	Finnish
fr e a	French
fy fry	Western Frisian
ff ful	Fulah
ka geo t	Georgian
de ger u	German
gd gla	Gaelic; Scottish Gaelic
ga gle	Irish
gl g	Galician
gv glv	Manx
el gre l	Greek, Modern (1453-)
gn grn	Guarani
gu j	Gujarati
ht hat	Haitian; Haitian Creole
ha u	Hausa
he b	Hebrew
hz her	Herero
hi n	Hindi
ho hmo	Hiri Motu
hr v	Croatian
hu n	Hungarian
ig ibo	Igbo
is ice l	Icelandic
io ido	Ido
ii i	Sichuan Yi; Nuosu
iu iku	Inuktitut
ie ile	Interlingue; Occidental
ia ina	Interlingua (International Auxiliary Language Association)
id ind	Indonesian
ik ipk	Inupiaq
it a	Italian
jv jav	Javanese
ja jpn	Japanese
kl kal	Kalaallisut; Greenlandic
kn kan	Kannada
ks kas	Kashmiri
kr kau	Kanuri
kk kaz	Kazakh
km khm	Central Khmer
ki k	Kikuyu; Gikuyu
rw kin	Kinyarwanda
ky kir	Kirghiz; Kyrgyz
kv kom	Komi
kg kon	Kongo
ko r	Korean
kj kua	Kuanyama; Kwanyama
ku r	Kurdish
lo lao	Lao
la t	Latin
lv lav	Latvian
li m	Limburgan; Limburger; Limburgish
ln lin	Lingala
lt lit	Lithuanian
lb ltz	Luxembourgish; Letzeburgesch
lu b	Luba-Katanga
lg lug	Ganda
mk mac d	Macedonian
mh mah	Marshallese
ml mal	Malayalam
mi mao mri	Maori
mr mar	Marathi
ms may a	Malay
mg mlg	Malagasy
mt mlt	Maltese
mn mon	Mongolian
na u	Nauru
nv nav	Navajo; Navaho
nr nbl	Ndebele, South; South Ndebele
nd e	Ndebele, North; North Ndebele
ng ndo	Ndonga
ne p	Nepali
nn o	Norwegian Nynorsk; Nynorsk, Norwegian
nb nob	Bokmål, Norwegian; Norwegian Bokmål
no r	Norwegian
ny a	Chichewa; Chewa; Nyanja
oc i	Occitan (post 1500)
oj i	Ojibwa
or i	Oriya
om orm	Oromo
os s	Ossetian; Ossetic
pa n	Panjabi; Punjabi
fa per s	Persian
pi pli	Pali
pl pol	Polish
pt por	Portuguese
ps pus	Pushto; Pashto
qu e	Quechua
rm roh	Romansh
ro rum n	Romanian; Moldavian; Moldovan
rn run	Rundi
ru s	Russian
sg sag	Sango
sa n	Sanskrit
si n	Sinhala; Sinhalese
sk slo slk	Slovak
sl v	Slovenian
se sme	Northern Sami
sm o	Samoan
sn a	Shona
sd snd	Sindhi
so m	Somali
st sot	Sotho, Southern
es spa	Spanish; Castilian
sc srd	Sardinian
sr p	Serbian
ss w	Swati
su n	Sundanese
sw a	Swahili
sv swe	Swedish
ty tah	Tahitian
ta m	Tamil
tt tat	Tatar
te l	Telugu
tg k	Tajik
tl tgl	Tagalog
th a	Thai
bo tib d	Tibetan
ti r	Tigrinya
to n	Tonga (Tonga Islands)
tn tsn	Tswana
ts o	Tsonga
tk tuk	Turkmen
tr tur	Turkish
tw i	Twi
ug uig	Uighur; Uyghur
uk r	Ukrainian
ur d	Urdu
uz b	Uzbek
ve n	Venda
vi e	Vietnamese
vo l	Volapük
cy wel m	Welsh
wa wln	Walloon
wo l	Wolof
xh o	Xhosa
yi d	Yiddish
yo r	Yoruba
za zha	Zhuang; Chuang
zu l	Zulu`
