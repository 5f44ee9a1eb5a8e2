import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Japanese. */
export const jaJP = (): LocaleParts =>
  locale('ja-JP', {
    terms: `
accessed: 参照
ad: 西暦
advance-online-publication: 先行オンライン公開
album: アルバム
and: と; symbol &
and-others: ほか
anonymous: 匿名; short 匿名
archive: 文書館
at: 於
audio-recording: 録音
available-at: 入手先
bc: 紀元前
bce: 紀元前
by: 著
ce: 西暦
circa: 約; short 約
cited: 引用
collection: コレクション
et-al: ほか
film: 映画
forthcoming: 近刊
from: から
henceforth: 以下
ibid: 同上
in:
in-press: 印刷中
internet: インターネット
interview: インタビュー
letter: 書簡
loc-cit: 前掲
no-date: 日付なし; short 日付なし
no-place: 出版地不明; short 出版地不明
no-publisher: 出版者不明; short 出版者不明
on: on
online: オンライン
op-cit: 前掲書
original-work-published: 原著出版
personal-communication: 私信
podcast: ポッドキャスト
podcast-episode: ポッドキャストのエピソード
preprint: プレプリント
presented-at: 発表
radio-broadcast: ラジオ放送
radio-series: ラジオ番組
radio-series-episode: ラジオ番組のエピソード
reference: 参考文献|参考文献; short 参考文献|参考文献
retrieved: 読み込み
review-of: 書評
scale: 縮尺
special-issue: 特集号
special-section: 特集
television-broadcast: テレビ放送
television-series: テレビ番組
television-series-episode: テレビ番組のエピソード
video: 動画
working-paper: ワーキングペーパー
dataset: データセット|データセット
article-journal: 学術論文|学術論文
map: 地図|地図
report: 報告書|報告書
software: ソフトウェア|ソフトウェア
speech: 発表|発表
standard: 規格|規格
thesis: 学位論文|学位論文
webpage: ウェブページ|ウェブページ
article: プレプリント
article-magazine: 雑誌記事
article-newspaper: 新聞記事
bill: 法案
broadcast: 放送
classic: 古典
document: 文書
entry: 項目
entry-dictionary: 辞書項目
entry-encyclopedia: 百科事典項目
event: 催し
graphic: 図像
hearing: 公聴会
legal_case: 判例
legislation: 法令
manuscript: 手稿
motion_picture: 録画
musical_score: 楽譜
pamphlet: 小冊子
paper-conference: 会議論文
patent: 特許
performance: 上演
periodical: 定期刊行物
personal_communication: 私信
post: 投稿
post-weblog: ブログ記事
regulation: 規則
review: 評論
review-book: 書評
song: 録音
treaty: 条約
act: 幕|幕
appendix: 付録|付録; short 付録|付録
article-locator: 条|条; short 条|条
book: 書|書; short 書|書
canon: 正典
chapter: 章|章; short 章|章
chapter-number: 章|章; short 章|章
citation-number: 引用; short 引用
collection-number: 号|号; short 号|号
column: 段|段; short 段|段
edition: 版|版; short 版|版
elocation: 位置; short 位置
equation: 式|式; short 式|式
figure: 図|図; short 図|図
first-reference-note-number: 参考文献; short 参考文献
folio: 折本|折本; short 葉|葉
issue: 号|号; short no.|no.
line: 行|行; short 行|行
note: 注釈|注釈; short 注|注
number: 号|号; short 号|号
number-of-pages: ページ|ページ; short p.|pp.
number-of-volumes: 巻|巻; short 巻|巻
opus: 作品|作品; short 作品|作品
page: ページ|ページ; short p.|pp.
page-first: ページ|ページ; short p.|pp.
paragraph: 段落|段落; short 段落|段落; symbol ¶|¶¶
part: 部|部; short 部|部
part-number: 部|部; short 部|部
printing-number: 刷; short 刷
rule: 規則|規則
scene: 場|場
section: 節|節; short 節|節; symbol §|§§
sub-verbo: 見出し|見出し; short s.v.|s.vv.
supplement: 別冊|別冊; short 別冊|別冊
supplement-number: 別冊|別冊; short 別冊|別冊
table: 表|表; short 表|表
timestamp: ; short
title-locator: 表題|表題
verse: 節|節; short 節|節
version: バージョン|バージョン; short v.|v.
volume: 巻|巻; short vol.|vols.
chair: 議長|議長
collection-editor: 編集者|編集者; short 編|編; verb 編集; verb-short 編
compiler: 編纂者|編纂者; short 編|編; verb 編纂; verb-short 編
composer: 作曲家|作曲家; verb 作曲
container-author: ; verb 著; verb-short 著
contributor: 協力者|協力者
curator: 学芸員|学芸員
director: 監督|監督; short 監督|監督; verb 監督; verb-short 監督
editor: 編|編; short 編|編; verb 編集者：; verb-short 編集者：
editorial-director: 編集長|編集長; short 編集長|編集長; verb 編集長; verb-short 編集長
editortranslator: 編訳者|編訳者; short 編訳|編訳; verb 編訳; verb-short 編訳
executive-producer: 製作総指揮|製作総指揮
guest: ゲスト|ゲスト
host: 司会|司会
illustrator: イラストレーター|イラストレーター; short 絵|絵; verb 絵; verb-short 絵
interviewer: ; verb 聞き手
narrator: 語り|語り
organizer: 主催者|主催者
original-author: ; verb 著
performer: 出演者|出演者
producer: 製作者|製作者
recipient: 受取人|受取人; verb 宛
reviewed-author: ; verb 著
script-writer: 脚本家|脚本家; verb 脚本
series-creator: 原案|原案
translator: 翻訳者|翻訳者; short 翻訳者|翻訳者; verb 翻訳者：; verb-short 翻訳者：
ordinal:
long-ordinal-01: 第一
long-ordinal-02: 第二
long-ordinal-03: 第三
long-ordinal-04: 第四
long-ordinal-05: 第五
long-ordinal-06: 第六
long-ordinal-07: 第七
long-ordinal-08: 第八
long-ordinal-09: 第九
long-ordinal-10: 第十
open-quote: 「
close-quote: 」
open-inner-quote: 『
close-inner-quote: 』
page-range-delimiter: –
colon: ：
comma: 、
semicolon: ；
`,
    months: [
      '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
      '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    ],
    seasons: '春 夏 秋 冬',
    date: { text: '{y}年|{m}月|{d}日', numeric: '{y}年|{m}月|{d}日' },
  })
