/**
 * What Chinese users often choose and the stock lists lack or rank far too low: phrases in pinyin, numbers that sound
 * like words, common names, walks over the keyboard. The most usual come first, as nearly as one can tell.
 */
export const CHINESE_PASSWORDS: readonly string[] = (
  '5201314 woaini 1314520 520 1314 woaini1314 woaini520 woaini521 520520 521521 5211314 1314521 a123456 123456a ' +
  'woaini123 123123 aini1314 woaini1314520 iloveyou1314 7758521 7758258 5845201314 584520 520530 5203344 3344520 ' +
  '584131421 147258369 147258 159357 aa123456 a123456789 123456aa 123456abc abc123456 qq123456 123456qq wang123 ' +
  'zhang123 qwe123 123qwe 1q2w3e 1qaz2wsx3edc qazwsx qazwsxedc qwertyuiop asdfghjkl zxcvbnm zxc123 asd123 asdasd ' +
  'qweasd qweasdzxc 1qazxsw2 2wsx3edc 110110 110120 112233 121212 123321 123654 12345678910 123456789a 11223344 ' +
  '111222 111222tianya 000000 111111 222222 333333 444444 555555 666666 777777 888888 999999 88888888 66666666 ' +
  '168168 518518 686868 369369 5841314 1314921 201314 20131415 52013145 5201314a a5201314 w5201314 l5201314 ' +
  'z5201314 woshishui woshishei woshi woaiwojia woaiwo woaita woainima woainiba woainimen woaibaba woaimama ' +
  'woaizhongguo zhongguo zhonghua beijing shanghai guangzhou shenzhen tianjin chongqing chengdu wuhan nanjing ' +
  'hangzhou taiwan xianggang aomen aini ainiyiwannian woxiangni xiangni wojiuaini wozhiaini zhenaini niaiwo ' +
  'baobei baobao qinaide laopo laogong wodelaopo wodebaobei pengyou meinv shuaige dashuaige xiaopengyou nihao ' +
  'nihaoma xiexie zaijian mima wodemima wangjimima wangjile mimamima wobuzhidao buzhidao bugaosuni cainiao ' +
  'shabi caonima woshishabi wocao tamade qunimade nimabi wangba huaidan bendan xiaobendan shagua xiaozhu xiaogou ' +
  'xiaomao xiaobai xiaohei xiaoming xiaohong xiaoqiang xiaolong xiaoyu xiaoxiao xiaofei xiaojun xiaowei tiantian ' +
  'kuaile kaixin xingfu pingan jiankang facai gongxifacai shengri shengrikuaile xinniankuaile yongyuan ' +
  'yongyuanaini yishengyishi yisheng yishi yiwannian tianchangdijiu mingtian jintian zuotian weilai mengxiang ' +
  'tiankong taiyang yueliang xingxing dahai haiyang wang zhang liu chen yang huang zhao zhou zhu xu sun guo lin ' +
  'zheng xie tang feng deng cao peng zeng xiao tian dong yuan pan jiang cai wei xue ye yan yu du dai xia zhong ' +
  'wangwei zhangwei liwei wangfang lina zhangmin lijing wangjing liuwei wangxiuying zhangli zhangsan lisi wangwu ' +
  'zhaoliu wanglei zhanglei wangqiang liqiang lijun wangjun zhangjun wangyong liuyang chenjie yangyang zhangjie ' +
  'wangjie lili lilei hanmeimei haha hahaha hehe heihei xixi hello123 wodeai wode guaiguai dandan lingling ' +
  'jingjing fangfang lanlan yuanyuan tingting mengmeng xuanxuan haohao taotao weiwei leilei feifei longlong ' +
  'alibaba taobao tengxun weixin weibo baidu tianya woaini123456 woshiren woshinidie woshinibaba nishizhu ' +
  'woaini11 woaini99 5201314520 52011314 5201314woaini 1314woaini 520woaini 88888 666888 888666 518888 168888'
).split(' ');
