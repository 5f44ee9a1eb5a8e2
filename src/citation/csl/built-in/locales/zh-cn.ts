import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'

/** Simplified Chinese. */
export const zhCN = (): LocaleParts =>
  locale('zh-CN', {
    terms: `
accessed: 见于
ad: 公元
advance-online-publication: 网络首发
album: 专辑
and: 和; symbol &
and-others: 及其他人
anonymous: 佚名; short 佚名
archive: 档案馆
at: 于
audio-recording: 录音
available-at: 载于
bc: 公元前
bce: 公元前
by: 著
ce: 公元
circa: 约; short 约
cited: 见引于
collection: 收藏
et-al: 等
film: 电影
forthcoming: 即将出版
from: 从
henceforth: 从今以后
ibid: 同上
in: 收入
in-press: 送印中
internet: 网际网络
interview: 访谈
letter: 信函
loc-cit: 同前
no-date: 日期不详; short 不详
no-place: 出版地不详; short 出版地不详
no-publisher: 出版者不详; short 出版者不详
on: 在
online: 在线
op-cit: 前引
original-work-published: 原著出版于
personal-communication: 个人通讯
podcast: 播客
podcast-episode: 播客单集
preprint: 预印本
presented-at: 发表于
radio-broadcast: 电台广播
radio-series: 广播系列节目
radio-series-episode: 广播系列节目单集
reference: 参考|参考; short 参|参
retrieved: 取读于
review-of: 评
scale: 比例
special-issue: 特刊
special-section: 专栏
television-broadcast: 电视广播
television-series: 电视剧
television-series-episode: 电视剧单集
video: 视频
working-paper: 工作论文
dataset: 数据集|数据集
article-journal: 期刊文章|期刊文章
map: 地图|地图
report: 报告|报告
software: 软件|软件
speech: 演讲|演讲
standard: 标准|标准
thesis: 学位论文|学位论文
webpage: 网页|网页
article: 预印本
article-magazine: 杂志文章
article-newspaper: 报纸文章
bill: 法案
broadcast: 广播节目
classic: 经典作品
document: 文档
entry: 条目
entry-dictionary: 词典条目
entry-encyclopedia: 百科全书条目
event: 活动
graphic: 图像
hearing: 听证会
legal_case: 判例
legislation: 法律
manuscript: 手稿
motion_picture: 录像
musical_score: 乐谱
pamphlet: 小册子
paper-conference: 会议论文
patent: 专利
performance: 演出
periodical: 期刊
personal_communication: 私人通信
post: 帖子
post-weblog: 博客文章
regulation: 法规
review: 评论
review-book: 书评
song: 录音
treaty: 条约
act: 幕|幕
appendix: 附录|附录; short 附录|附录
article-locator: 文章|文章; short 文章|文章
book: 册|册; short 册|册
canon: 正典
chapter: 章|章; short 章|章
chapter-number: 章|章; short 章|章
citation-number: 引文; short 引文
collection-number: 编号|编号; short 编号|编号
column: 栏|栏; short 栏|栏
edition: 版本|版本; short 本|本
elocation: 位置; short 位置
equation: 公式|公式; short 式|式
figure: 图表|图表; short 图|图
first-reference-note-number: 参考文献; short 参考文献
folio: 版|版; short 版|版
issue: 期|期; short 期|期
line: 行|行; short 行|行
note: 注脚|注脚; short 注|注
number: 期数|期数; short 期|期
number-of-pages: 页码|页码; short 页|页
number-of-volumes: 卷|卷; short 卷|卷
opus: 作品|作品; short 作品|作品
page: 页码|页码; short 页|页
page-first: 页码|页码; short 页|页
paragraph: 段落|段落; short 段|段; symbol ¶|¶¶
part: 部分|部分; short 部|部
part-number: 部分|部分; short 部|部
printing-number: 印次; short 印
rule: 规则|规则
scene: 场|场
section: 节|节; short 节|节; symbol §|§§
sub-verbo: 见词条|见词条; short 见|见
supplement: 增刊|增刊; short 增刊|增刊
supplement-number: 增刊|增刊; short 增刊|增刊
table: 表格|表格; short 表|表
timestamp: ; short
title-locator: 篇|篇; short 篇|篇
verse: 诗句|诗句; short 句|句
version: 版|版; short 版|版
volume: 卷|卷; short 卷|卷
chair: 主席|主席; verb 主持
collection-editor: 主编|主编; short 编|编; verb 编; verb-short 编
compiler: 编撰|编撰; short 编|编; verb 编撰; verb-short 编
composer: 作曲|作曲; verb 作曲
container-author: ; verb 著; verb-short 著
contributor: 贡献者|贡献者; verb 参与
curator: 策展人|策展人; verb 策展
director: 导演|导演; short 导演|导演; verb 指导; verb-short 导
editor: 编辑|编辑; short 编|编; verb 编辑; verb-short 编
editorial-director: 主编|主编; short 主编|主编; verb 主编; verb-short 主编
editortranslator: 编译|编译; short 编译|编译; verb 编译; verb-short 编译
executive-producer: 监制|监制; verb 监制
guest: 嘉宾|嘉宾
host: 主持人|主持人; verb 主持
illustrator: 绘图|绘图; short 绘|绘; verb 绘图; verb-short 绘
interviewer: ; verb 采访
narrator: 旁白|旁白
organizer: 组织者|组织者; verb 组织
original-author: ; verb 著
performer: 表演者|表演者; verb 表演
producer: 制片|制片; verb 制片
recipient: 收信人|收信人; verb 受函
reviewed-author: ; verb 著
script-writer: 编剧|编剧; verb 编剧
series-creator: 创剧人|创剧人
translator: 翻译|翻译; short 译|译; verb 翻译; verb-short 译
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
open-quote: 《
close-quote: 》
open-inner-quote: 〈
close-inner-quote: 〉
page-range-delimiter: –
colon: ：
comma: ，
semicolon: ；
`,
    months: [
      '一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月',
      '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    ],
    seasons: '春 夏 秋 冬',
    date: { text: '{y}年|{m}月|{d}日', numeric: '{y}|-{mm}|-{dd}' },
  })
