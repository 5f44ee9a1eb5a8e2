/**
 * The languages that have a two-letter code (ISO 639-1) as the registry knows them, from the list of ISO 639-2: a line holds the English
 * name, that code, and the three-letter codes, of which only the third letter where they begin with the two; of a language whose codes are
 * the first two and the first three letters of its name, the name alone.
 */
export const languageLines = `Afar	aa r
Abkhazian
Afrikaans
Akan
Albanian	sq alb i
Amharic
Arabic
Aragonese	an arg
Armenian	hy arm e
Assamese	as m
Avaric
Avestan	ae ave
Aymara
Azerbaijani
Bashkir	ba k
Bambara	bm bam
Basque	eu baq s
Belarusian
Bengali	bn ben
Bihari languages	bh bih
Bislama
Bosnian	bs bos
Breton
Bulgarian	bg bul
Burmese	my bur a
Catalan; Valencian
Chamorro
Chechen	ce che
Chinese	zh chi o
Church Slavic; Old Slavonic; Church Slavonic; Old Bulgarian; Old Church Slavonic	cu chu
Chuvash	cv chv
Cornish	kw cor
Corsican	co s
Cree
Czech	cs cze ces
Danish
Divehi; Dhivehi; Maldivian	dv div
Dutch; Flemish	nl dut d
Dzongkha
English
Esperanto	eo epo
Estonian	et est
Ewe	ee ewe
Faroese	fo fao
Fijian	fj fij
Finnish
French	fr e a
Western Frisian	fy fry
Fulah	ff ful
Georgian	ka geo t
German	de ger u
Gaelic; Scottish Gaelic	gd gla
Irish	ga gle
Galician	gl g
Manx	gv glv
Greek, Modern (1453-)	el gre l
Guarani	gn grn
Gujarati
Haitian; Haitian Creole	ht hat
Hausa
Hebrew
Herero	hz her
Hindi
Hiri Motu	ho hmo
Croatian	hr v
Hungarian
Igbo	ig ibo
Icelandic	is ice l
Ido	io ido
Sichuan Yi; Nuosu	ii i
Inuktitut	iu iku
Interlingue; Occidental	ie ile
Interlingua (International Auxiliary Language Association)	ia ina
Indonesian	id ind
Inupiaq	ik ipk
Italian
Javanese	jv jav
Japanese	ja jpn
Kalaallisut; Greenlandic	kl kal
Kannada	kn kan
Kashmiri	ks kas
Kanuri	kr kau
Kazakh	kk kaz
Central Khmer	km khm
Kikuyu; Gikuyu
Kinyarwanda	rw kin
Kirghiz; Kyrgyz	ky kir
Komi	kv kom
Kongo	kg kon
Korean
Kuanyama; Kwanyama	kj kua
Kurdish
Lao	lo lao
Latin
Latvian	lv lav
Limburgan; Limburger; Limburgish
Lingala	ln lin
Lithuanian	lt lit
Luxembourgish; Letzeburgesch	lb ltz
Luba-Katanga
Ganda	lg lug
Macedonian	mk mac d
Marshallese	mh mah
Malayalam	ml mal
Maori	mi mao mri
Marathi	mr mar
Malay	ms may a
Malagasy	mg mlg
Maltese	mt mlt
Mongolian	mn mon
Nauru
Navajo; Navaho	nv nav
Ndebele, South; South Ndebele	nr nbl
Ndebele, North; North Ndebele
Ndonga	ng ndo
Nepali
Norwegian Nynorsk; Nynorsk, Norwegian	nn o
Bokmål, Norwegian; Norwegian Bokmål	nb nob
Norwegian
Chichewa; Chewa; Nyanja	ny a
Occitan (post 1500)	oc i
Ojibwa
Oriya
Oromo	om orm
Ossetian; Ossetic
Panjabi; Punjabi
Persian	fa per s
Pali	pi pli
Polish	pl pol
Portuguese	pt por
Pushto; Pashto	ps pus
Quechua
Romansh	rm roh
Romanian; Moldavian; Moldovan	ro rum n
Rundi	rn run
Russian
Sango	sg sag
Sanskrit
Sinhala; Sinhalese
Slovak	sk slo slk
Slovenian	sl v
Northern Sami	se sme
Samoan	sm o
Shona	sn a
Sindhi	sd snd
Somali
Sotho, Southern	st sot
Spanish; Castilian	es spa
Sardinian	sc srd
Serbian	sr p
Swati	ss w
Sundanese
Swahili
Swedish	sv swe
Tahitian	ty tah
Tamil
Tatar	tt tat
Telugu
Tajik	tg k
Tagalog	tl tgl
Thai
Tibetan	bo tib d
Tigrinya	ti r
Tonga (Tonga Islands)
Tswana	tn tsn
Tsonga
Turkmen	tk tuk
Turkish	tr tur
Twi
Uighur; Uyghur	ug uig
Ukrainian
Urdu
Uzbek
Venda
Vietnamese
Volapük
Welsh	cy wel m
Walloon	wa wln
Wolof
Xhosa
Yiddish
Yoruba
Zhuang; Chuang	za zha
Zulu`
