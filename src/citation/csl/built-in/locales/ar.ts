import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Arabic. */
export const arabic = (): LocaleParts =>
  locale('ar', {
    terms: `
accessed: تاريخ الوصول
ad: م
advance-online-publication: نشر إلكتروني مسبق
album: ألبوم
and: و; symbol &
and-others: وآخرون
anonymous: مجهول; short مجهول
archive: أرشيف
at: عند
audio-recording: تسجيل صوتي
available-at: موجود في
bc: ق.م.
bce: ق.م.
by: بقلم
ce: م
circa: حوالي; short حو.
cited: وثق
collection: مجموعة
et-al: وآخرون
film: فيلم
forthcoming: التالي
from: من
henceforth: فيما بعد
ibid: المرجع السابق
in: في
in-press: تحت الطبع
internet: انترنت
interview: مقابلة
letter: خطاب
loc-cit: المرجع نفسه
no-date: دون تاريخ; short د.ت
no-place: دون مكان; short د.م
no-publisher: دون ناشر; short د.ن
on: على
online: مباشر على الإنترنت
op-cit: مرجع سابق
original-work-published: نُشر العمل الأصلي
personal-communication: تواصل شخصي
podcast: بودكاست
podcast-episode: حلقة بودكاست
preprint: مسودة قبل النشر
presented-at: قُدَّم في
radio-broadcast: بث إذاعي
radio-series: مسلسل إذاعي
radio-series-episode: حلقة مسلسل إذاعي
reference: مرجع|مراجع; short مرجع|مراجع
retrieved: استرجع في
review-of: مراجعة
scale: مقياس
special-issue: عدد خاص
special-section: قسم خاص
television-broadcast: بث تلفزيوني
television-series: مسلسل تلفزيوني
television-series-episode: حلقة مسلسل تلفزيوني
video: فيديو
working-paper: ورقة عمل
dataset: مجموعة بيانات|مجموعات بيانات
article-journal: مقالة في دورية|مقالات في دوريات
map: خريطة|خرائط
report: تقرير|تقارير
software: برنامج|برامج
speech: عرض|عروض
standard: معيار|معايير
thesis: أطروحة|أطروحات
webpage: صفحة ويب|صفحات ويب
article: مسودة قبل النشر|مسودات قبل النشر
article-magazine: مقالة في مجلة|مقالات في مجلات
article-newspaper: مقالة في صحيفة|مقالات في صحف
bill: مشروع قانون|مشاريع قوانين
broadcast: بث|بثوث
classic: عمل كلاسيكي|أعمال كلاسيكية
document: وثيقة|وثائق
entry: مدخل|مداخل
entry-dictionary: مدخل في معجم|مداخل في معاجم
entry-encyclopedia: مدخل في موسوعة|مداخل في موسوعات
event: حدث|أحداث
graphic: رسم|رسوم
hearing: جلسة استماع|جلسات استماع
legal_case: قضية|قضايا
legislation: تشريع|تشريعات
manuscript: مخطوطة|مخطوطات
motion_picture: تسجيل مرئي|تسجيلات مرئية
musical_score: نوتة موسيقية|نوتات موسيقية
pamphlet: كتيب|كتيبات
paper-conference: ورقة مؤتمر|أوراق مؤتمرات
patent: براءة اختراع|براءات اختراع
performance: عرض|عروض
periodical: دورية|دوريات
personal_communication: تواصل شخصي|تواصل شخصي
post: منشور|منشورات
post-weblog: تدوينة|تدوينات
regulation: لائحة|لوائح
review: مراجعة|مراجعات
review-book: مراجعة كتاب|مراجعات كتب
song: تسجيل صوتي|تسجيلات صوتية
treaty: معاهدة|معاهدات
act: فصل|فصول
appendix: ملحق|ملاحق
article-locator: مادة|مواد
book: كتاب|كتب
canon: قانون|قوانين
chapter: فصل|فصول; short فصل
chapter-number: فصل|فصول; short فصل|فصول
citation-number: استشهاد|استشهادات; short استشهاد|استشهادات
collection-number: رقم|أرقام; short رقم|أرقام
column: عمود|أعمدة; short عمود
edition: الطبعة|طبعات; short ط|ط
elocation: موقع|مواقع; short موقع|مواقع
equation: معادلة|معادلات
figure: رسم توضيحي|رسوم توضيحية; short رسم توضيحي
first-reference-note-number: مرجع|مراجع; short مرجع|مراجع
folio: ورقة|أوراق; short و.|و.
issue: عدد|أعداد; short عدد
line: سطر|أسطر; short س.|س.
note: ملاحظة|ملاحظات; short ملاحظة
number: رقم|أرقام; short رقم|أرقام
number-of-pages: صفحة|صفحات; short ص.|ص.ص.
number-of-volumes: مجلد|مجلدات; short م|م
opus: عمل|أعمال
page: صفحة|صفحات; short ص|ص
page-first: صفحة|صفحات; short ص|ص
paragraph: فقرة|فقرات; short فقرة; symbol ¶|¶¶
part: جزء|أجزاء; short ج.|ج.ج.
part-number: جزء|أجزاء; short ج.|ج.ج.
printing-number: طبعة|طبعات; short طبعة|طبعات
rule: قاعدة|قواعد
scene: مشهد|مشاهد
section: قسم|أقسام; short قسم; symbol §|§§
sub-verbo: تحت كلمة|تحت كلمات; short تحت كلمة|تحت كلمات
supplement: ملحق|ملاحق
supplement-number: ملحق|ملاحق
table: جدول|جداول
timestamp: ; short
title-locator: عنوان|عناوين
verse: بيت شعر|أبيات شعر; short بيت|أبيات
version: إصدار|إصدارات; short إصدار|إصدارات
volume: مجلد|مجلدات; short م|م
chair: رئيس|رؤساء; verb برئاسة
collection-editor: تحقيق|تحقيق; short تحقيق|تحقيق; verb تحقيق; verb-short تحقيق
compiler: جامع|جامعون; verb جمع
composer: ملحن|ملحنون; verb تلحين
container-author: ; verb إنشاء; verb-short إنشاء
contributor: مساهم|مساهمون; verb بمساهمة
curator: أمين|أمناء; verb تنسيق
director: مخرج|مخرجون; verb إخراج
editor: تحقيق|تحقيق; short تحقيق|تحقيق; verb تحقيق; verb-short تحقيق
editorial-director: رئيس تحرير|رؤساء تحرير; verb تحرير
editortranslator: محرر ومترجم|محررون ومترجمون; verb تحرير وترجمة
executive-producer: منتج منفذ|منتجون منفذون; verb إنتاج تنفيذي
guest: ضيف|ضيوف; verb بمشاركة
host: مقدم|مقدمون; verb تقديم
illustrator: رسام|رسامون; verb رسوم
interviewer: ; verb مقابلة مع
narrator: راو|رواة
organizer: منظم|منظمون; verb تنظيم
original-author: ; verb بقلم
performer: مؤد|مؤدون; verb أداء
producer: منتج|منتجون; verb إنتاج
recipient: مستلم|مستلمون; verb المستلم
reviewed-author: ; verb بقلم
script-writer: كاتب|كتاب; verb كتابة
series-creator: مبتكر|مبتكرون; verb ابتكار
translator: ترجمة; short مترجم|مترجمين; verb ترجمة; verb-short ترجمة
ordinal:
long-ordinal-01: الأول
long-ordinal-02: الثاني
long-ordinal-03: الثالث
long-ordinal-04: الرابع
long-ordinal-05: الخامس
long-ordinal-06: السادس
long-ordinal-07: السابع
long-ordinal-08: الثامن
long-ordinal-09: التاسع
long-ordinal-10: العاشر
open-quote: "
close-quote: "
open-inner-quote: '
close-inner-quote: '
page-range-delimiter: –
colon: :
comma: ،
semicolon: ؛
`,
    months: [
      'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
      'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    ],
    seasons: 'ربيع صيف خريف شتاء',
    date: { text: '{d} |{MMMM}، |{y}', numeric: '{d}-|{m}-|{y}' },
  })
