// Written by `npm run zone-data` from tzdata 2025b (public domain), scripts/registries/large-cities.txt and
// CLDR 48.2.0: Copyright © 2004-2026 Unicode, Inc., Unicode-3.0 (LICENSE.txt).

/** Four zones in a line, with tabs between them: of each its country, and its cities in Chinese, pinyin, English and, where it differs, French. */
export const PLACES = `
Europe/Andorra|AD|安道尔,AnDaoEr,Andorra,Andorre	Asia/Dubai|AE|迪拜,DiBai,Dubai,Dubaï;阿布扎比,ABuZhaBi,Abu Dhabi,Abou Dabi;沙迦,ShaJia,Sharjah,Charjah	Asia/Kabul|AF|喀布尔,KaBuEr,Kabul,Kaboul	America/Antigua|AG|安提瓜,AnTiGua,Antigua
America/Anguilla|AI|安圭拉,AnGuiLa,Anguilla	Europe/Tirane|AL|地拉那,DiLaNa,Tirana	Asia/Yerevan|AM|埃里温,AiLiWen,Yerevan,Erevan	Africa/Luanda|AO|罗安达,LuoAnDa,Luanda
Antarctica/McMurdo|AQ|麦克默多,MaiKeMoDuo,McMurdo Station	Antarctica/Casey|AQ|卡塞,KaSai,Casey Station	Antarctica/Davis|AQ|戴维斯,DaiWeiSi,Davis	Antarctica/DumontDUrville|AQ|迪蒙·迪维尔,DiMengDiWeiEr,Dumont d’Urville Station,Dumont-d’Urville
Antarctica/Mawson|AQ|莫森,MoSen,Mawson Station	Antarctica/Palmer|AQ|帕尔默,PaErMo,Palmer Land	Antarctica/Rothera|AQ|罗瑟拉,LuoSeLa,Rothera Station	Antarctica/Syowa|AQ|昭和,ZhaoHe,Showa Station,Showa
Antarctica/Troll|AQ|特罗尔,TeLuoEr,Troll Station	Antarctica/Vostok|AQ|沃斯托克,WoSiTuoKe,Vostok Station	America/Argentina/Buenos_Aires|AR|布宜诺斯艾利斯,BuYiNuoSiAiLiSi,Buenos Aires;罗萨里奥,LuoSaLiAo,Rosario;拉普拉塔,LaPuLaTa,La Plata	America/Argentina/Cordoba|AR|科尔多瓦,KeErDuoWa,Córdoba
America/Argentina/Salta|AR|萨尔塔,SaErTa,Salta	America/Argentina/Jujuy|AR|胡胡伊,HuHuYi,Jujuy	America/Argentina/Tucuman|AR|图库曼,TuKuMan,Tucumán	America/Argentina/Catamarca|AR|卡塔马卡,KaTaMaKa,Catamarca
America/Argentina/La_Rioja|AR|拉里奥哈,LaLiAoHa,La Rioja	America/Argentina/San_Juan|AR|圣胡安,ShengHuAn,San Juan	America/Argentina/Mendoza|AR|门多萨,MenDuoSa,Mendoza	America/Argentina/San_Luis|AR|圣路易斯,ShengLuYiSi,San Luis
America/Argentina/Rio_Gallegos|AR|里奥加耶戈斯,LiAoJiaYeGeSi,Río Gallegos	America/Argentina/Ushuaia|AR|乌斯怀亚,WuSiHuaiYa,Ushuaia,Ushuaïa	Pacific/Pago_Pago|AS|帕果帕果,PaGuoPaGuo,Pago Pago	Europe/Vienna|AT|维也纳,WeiYeNa,Vienna,Vienne;萨尔茨堡,SaErCiBao,Salzburg,Salzbourg;格拉茨,GeLaCi,Graz;因斯布鲁克,YinSiBuLuKe,Innsbruck
Australia/Lord_Howe|AU|豪勋爵岛,HaoXunJueDao,Lord Howe Island	Antarctica/Macquarie|AU|麦夸里岛,MaiKuaLiDao,Macquarie Island	Australia/Hobart|AU|霍巴特,HuoBaTe,Hobart;塔斯马尼亚,TaSiMaNiYa,Tasmania,Tasmanie	Australia/Melbourne|AU|墨尔本,MoErBen,Melbourne;吉朗,JiLang,Geelong
Australia/Sydney|AU|悉尼,XiNi,Sydney;堪培拉,KanPeiLa,Canberra;纽卡斯尔,NiuKaSiEr,Newcastle;卧龙岗,WoLongGang,Wollongong	Australia/Broken_Hill|AU|布罗肯希尔,BuLuoKenXiEr,Broken Hill	Australia/Brisbane|AU|布里斯班,BuLiSiBan,Brisbane;黄金海岸,HuangJinHaiAn,Gold Coast;凯恩斯,KaiEnSi,Cairns	Australia/Lindeman|AU|林德曼,LinDeMan,Lindeman
Australia/Adelaide|AU|阿德莱德,ADeLaiDe,Adelaide,Adélaïde	Australia/Darwin|AU|达尔文,DaErWen,Darwin	Australia/Perth|AU|珀斯,PoSi,Perth	Australia/Eucla|AU|尤克拉,YouKeLa,Eucla
America/Aruba|AW|阿鲁巴,ALuBa,Aruba	Europe/Mariehamn|AX|玛丽港,MaLiGang,Mariehamn	Asia/Baku|AZ|巴库,BaKu,Baku,Bakou	Europe/Sarajevo|BA|萨拉热窝,SaLaReWo,Sarajevo
America/Barbados|BB|巴巴多斯,BaBaDuoSi,Barbados,La Barbade	Asia/Dhaka|BD|达卡,DaKa,Dhaka;吉大港,JiDaGang,Chattogram,Chittagong	Europe/Brussels|BE|布鲁塞尔,BuLuSaiEr,Brussels,Bruxelles;安特卫普,AnTeWeiPu,Antwerp,Anvers;根特,GenTe,Ghent,Gand;列日,LieRi,Liège;布鲁日,BuLuRi,Bruges	Africa/Ouagadougou|BF|瓦加杜古,WaJiaDuGu,Ouagadougou
Europe/Sofia|BG|索非亚,SuoFeiYa,Sofia;普罗夫迪夫,PuLuoFuDiFu,Plovdiv	Asia/Bahrain|BH|巴林,BaLin,Bahrain,Bahreïn	Africa/Bujumbura|BI|布琼布拉,BuQiongBuLa,Bujumbura	Africa/Porto-Novo|BJ|波多诺伏,BoDuoNuoFu,Porto-Novo;科托努,KeTuoNu,Cotonou
America/St_Barthelemy|BL|圣巴泰勒米岛,ShengBaTaiLeMiDao,St. Barthélemy,Saint-Barthélemy	Atlantic/Bermuda|BM|百慕大,BaiMuDa,Bermuda,Bermudes	Asia/Brunei|BN|文莱,WenLai,Brunei	America/La_Paz|BO|拉巴斯,LaBaSi,La Paz;圣克鲁斯,ShengKeLuSi,Santa Cruz de la Sierra
America/Kralendijk|BQ|克拉伦代克,KeLaLunDaiKe,Kralendijk	America/Noronha|BR|洛罗尼亚,LuoLuoNiYa,Fernando de Noronha	America/Belem|BR|贝伦,BeiLun,Belém	America/Fortaleza|BR|福塔雷萨,FuTaLeiSa,Fortaleza
America/Recife|BR|累西腓,LeiXiFei,Recife	America/Araguaina|BR|阿拉瓜伊纳,ALaGuaYiNa,Araguaína	America/Maceio|BR|马塞约,MaSaiYue,Maceió	America/Bahia|BR|巴伊亚,BaYiYa,Bahia
America/Sao_Paulo|BR|圣保罗,ShengBaoLuo,São Paulo;里约热内卢,LiYueReNeiLu,Rio de Janeiro;巴西利亚,BaXiLiYa,Brasília,Brasilia;贝洛奥里藏特,BeiLuoAoLiCangTe,Belo Horizonte;阿雷格里港,ALeiGeLiGang,Porto Alegre;库里蒂巴,KuLiDiBa,Curitiba	America/Campo_Grande|BR|大坎普,DaKanPu,Campo Grande	America/Cuiaba|BR|库亚巴,KuYaBa,Cuiabá	America/Santarem|BR|圣塔伦,ShengTaLun,Santarém
America/Porto_Velho|BR|波多韦柳,BoDuoWeiLiu,Porto Velho	America/Boa_Vista|BR|博阿维斯塔,BoAWeiSiTa,Boa Vista	America/Manaus|BR|马瑙斯,MaNaoSi,Manaus,Manaos	America/Eirunepe|BR|依伦尼贝,YiLunNiBei,Eirunepé
America/Rio_Branco|BR|里奥布郎库,LiAoBuLangKu,Rio Branco	America/Nassau|BS|拿骚,NaSao,Nassau	Asia/Thimphu|BT|廷布,TingBu,Thimphu	Africa/Gaborone|BW|哈博罗内,HaBoLuoNei,Gaborone
Europe/Minsk|BY|明斯克,MingSiKe,Minsk;布列斯特,BuLieSiTe,Brest	America/Belize|BZ|伯利兹,BoLiZi,Belize	America/St_Johns|CA|圣约翰斯,ShengYueHanSi,St. John’s,Saint-Jean de Terre-Neuve	America/Halifax|CA|哈利法克斯,HaLiFaKeSi,Halifax;蒙克顿,MengKeDun,Moncton
America/Glace_Bay|CA|格莱斯贝,GeLaiSiBei,Glace Bay	America/Moncton|CA|蒙克顿,MengKeDun,Moncton	America/Goose_Bay|CA|古斯湾,GuSiWan,Goose Bay	America/Blanc-Sablon|CA|布兰克萨布隆,BuLanKeSaBuLong,Blanc-Sablon
America/Toronto|CA|多伦多,DuoLunDuo,Toronto;蒙特利尔,MengTeLiEr,Montreal,Montréal;渥太华,WoTaiHua,Ottawa;魁北克,KuiBeiKe,Quebec City,Québec;密西沙加,MiXiShaJia,Mississauga;滑铁卢,HuaTieLu,Waterloo;汉密尔顿,HanMiErDun,Hamilton	America/Iqaluit|CA|伊魁特,YiKuiTe,Iqaluit	America/Atikokan|CA|Atikokan,,Atikokan	America/Winnipeg|CA|温尼伯,WenNiBo,Winnipeg;布兰登,BuLanDeng,Brandon
America/Resolute|CA|雷索卢特,LeiSuoLuTe,Resolute	America/Rankin_Inlet|CA|兰今湾,LanJinWan,Rankin Inlet	America/Regina|CA|里贾纳,LiJiaNa,Regina	America/Swift_Current|CA|斯威夫特卡伦特,SiWeiFuTeKaLunTe,Swift Current
America/Edmonton|CA|埃德蒙顿,AiDeMengDun,Edmonton;卡尔加里,KaErJiaLi,Calgary	America/Cambridge_Bay|CA|剑桥湾,JianQiaoWan,Cambridge Bay	America/Inuvik|CA|伊努维克,YiNuWeiKe,Inuvik	America/Creston|CA|克雷斯顿,KeLeiSiDun,Creston
America/Dawson_Creek|CA|道森克里克,DaoSenKeLiKe,Dawson Creek	America/Fort_Nelson|CA|纳尔逊堡,NaErXunBao,Fort Nelson	America/Whitehorse|CA|怀特霍斯,HuaiTeHuoSi,Whitehorse	America/Dawson|CA|道森,DaoSen,Dawson
America/Vancouver|CA|温哥华,WenGeHua,Vancouver;维多利亚,WeiDuoLiYa,Victoria	Indian/Cocos|CC|可可斯,KeKeSi,Cocos Islands	Africa/Kinshasa|CD|金沙萨,JinShaSa,Kinshasa;马塔迪,MaTaDi,Matadi	Africa/Lubumbashi|CD|卢本巴希,LuBenBaXi,Lubumbashi;戈马,GeMa,Goma
Africa/Bangui|CF|班吉,BanJi,Bangui	Africa/Brazzaville|CG|布拉柴维尔,BuLaChaiWeiEr,Brazzaville	Europe/Zurich|CH|苏黎世,SuLiShi,Zurich;日内瓦,RiNeiWa,Geneva,Genève;伯尔尼,BoErNi,Bern,Berne;巴塞尔,BaSaiEr,Basel,Bâle;洛桑,LuoSang,Lausanne;卢加诺,LuJiaNuo,Lugano	Africa/Abidjan|CI|阿比让,ABiRang,Abidjan;亚穆苏克罗,YaMuSuKeLuo,Yamoussoukro
Pacific/Rarotonga|CK|拉罗汤加,LaLuoTangJia,Rarotonga	America/Santiago|CL|圣地亚哥,ShengDiYaGe,Santiago;瓦尔帕莱索,WaErPaLaiSuo,Valparaíso	America/Coyhaique|CL|科伊艾克,KeYiAiKe,Coyhaique	America/Punta_Arenas|CL|蓬塔阿雷纳斯,PengTaALeiNaSi,Punta Arenas
Pacific/Easter|CL|复活节岛,FuHuoJieDao,Easter Island,Île de Pâques	Africa/Douala|CM|杜阿拉,DuALa,Douala;雅温得,YaWenDe,Yaoundé	Asia/Shanghai|CN|上海,ShangHai,Shanghai;北京,BeiJing,Beijing,Pékin;北京,BeiJing,Peking;广州,GuangZhou,Guangzhou,Canton;深圳,ShenZhen,Shenzhen;成都,ChengDu,Chengdu;重庆,ChongQing,Chongqing;天津,TianJin,Tianjin;武汉,WuHan,Wuhan;西安,XiAn,Xi’an;杭州,HangZhou,Hangzhou;南京,NanJing,Nanjing,Nankin;苏州,SuZhou,Suzhou;青岛,QingDao,Qingdao;大连,DaLian,Dalian;厦门,XiaMen,Xiamen;沈阳,ShenYang,Shenyang;哈尔滨,HaErBin,Harbin;长沙,ChangSha,Changsha;郑州,ZhengZhou,Zhengzhou;宁波,NingBo,Ningbo;无锡,WuXi,Wuxi;济南,JiNan,Jinan;昆明,KunMing,Kunming;福州,FuZhou,Fuzhou;合肥,HeFei,Hefei;石家庄,ShiJiaZhuang,Shijiazhuang;南昌,NanChang,Nanchang;长春,ChangChun,Changchun;东莞,DongGuan,Dongguan;佛山,FoShan,Foshan;珠海,ZhuHai,Zhuhai;海口,HaiKou,Haikou;三亚,SanYa,Sanya;南宁,NanNing,Nanning;桂林,GuiLin,Guilin;贵阳,GuiYang,Guiyang;兰州,LanZhou,Lanzhou;太原,TaiYuan,Taiyuan;拉萨,LaSa,Lhasa,Lhassa;银川,YinChuan,Yinchuan;西宁,XiNing,Xining;呼和浩特,HuHeHaoTe,Hohhot	Asia/Urumqi|CN|乌鲁木齐,WuLuMuQi,Ürümqi;喀什,KaShen,Kashgar,Kachgar
America/Bogota|CO|波哥大,BoGeDa,Bogotá;麦德林,MaiDeLin,Medellín;卡利,KaLi,Cali;卡塔赫纳,KaTaHeNa,Cartagena,Carthagène	America/Costa_Rica|CR|哥斯达黎加,GeSiDaLiJia,Costa Rica	America/Havana|CU|哈瓦那,HaWaNa,Havana,La Havane	Atlantic/Cape_Verde|CV|佛得角,FoDeJiao,Cape Verde,Cap-Vert
America/Curacao|CW|库拉索,KuLaSuo,Curaçao	Indian/Christmas|CX|圣诞岛,ShengDanDao,Christmas Island	Asia/Nicosia|CY|尼科西亚,NiKeXiYa,Nicosia,Nicosie	Asia/Famagusta|CY|法马古斯塔,FaMaGuSiTa,Famagusta,Famagouste
Europe/Prague|CZ|布拉格,BuLaGe,Prague;布尔诺,BuErNuo,Brno	Europe/Berlin|DE|柏林,BoLin,Berlin;慕尼黑,MuNiHei,Munich;慕尼黑,MuNiHei,München;法兰克福,FaLanKeFu,Frankfurt,Francfort;汉堡,HanBao,Hamburg,Hambourg;科隆,KeLong,Cologne;科隆,KeLong,Köln;杜塞尔多夫,DuSaiErDuoFu,Düsseldorf;斯图加特,SiTuJiaTe,Stuttgart;莱比锡,LaiBiXi,Leipzig;德累斯顿,DeLeiSiDun,Dresden,Dresde;纽伦堡,NiuLunBao,Nuremberg;多特蒙德,DuoTeMengDe,Dortmund;不来梅,BuLaiMei,Bremen,Brême;汉诺威,HanNuoWei,Hanover,Hanovre;波恩,BoEn,Bonn	Europe/Busingen|DE|布辛根,BuXinGen,Büsingen	Africa/Djibouti|DJ|吉布提,JiBuTi,Djibouti
Europe/Copenhagen|DK|哥本哈根,GeBenHaGen,Copenhagen,Copenhague;奥胡斯,AoHuSi,Aarhus	America/Dominica|DM|多米尼加,DuoMiNiJia,Dominica,Dominique	America/Santo_Domingo|DO|圣多明各,ShengDuoMingGe,Santo Domingo,Saint-Domingue	Africa/Algiers|DZ|阿尔及尔,AErJiEr,Algiers,Alger;奥兰,AoLan,Oran
America/Guayaquil|EC|瓜亚基尔,GuaYaJiEr,Guayaquil;基多,JiDuo,Quito	Pacific/Galapagos|EC|科隆群岛,KeLongQunDao,Galápagos Islands,Galápagos	Europe/Tallinn|EE|塔林,TaLin,Tallinn	Africa/Cairo|EG|开罗,KaiLuo,Cairo,Le Caire;亚历山大,YaLiShanDa,Alexandria,Alexandrie;吉萨,JiSa,Giza,Gizeh
Africa/El_Aaiun|EH|阿尤恩,AYouEn,El Aaiún,Laâyoune	Africa/Asmara|ER|Asmara,,Asmara	Europe/Madrid|ES|马德里,MaDeLi,Madrid;巴塞罗那,BaSaiLuoNa,Barcelona,Barcelone;瓦伦西亚,WaLunXiYa,Valencia,Valence;塞维利亚,SaiWeiLiYa,Seville,Séville;马拉加,MaLaJia,Málaga,Malaga;毕尔巴鄂,BiErBaE,Bilbao	Africa/Ceuta|ES|休达,XiuDa,Ceuta
Atlantic/Canary|ES|加那利,JiaNaLi,Canaries,Îles Canaries;拉斯帕尔马斯,LaSiPaErMaSi,Las Palmas;特内里费,TeNeiLiFei,Tenerife,Ténérife	Africa/Addis_Ababa|ET|亚的斯亚贝巴,YaDeSiYaBeiBa,Addis Ababa,Addis-Abeba	Europe/Helsinki|FI|赫尔辛基,HeErXinJi,Helsinki;埃斯波,AiSiBo,Espoo;坦佩雷,TanPeiLei,Tampere	Pacific/Fiji|FJ|斐济,FeiJi,Fiji,Fidji
Atlantic/Stanley|FK|斯坦利,SiTanLi,Stanley	Pacific/Chuuk|FM|Chuuk,,Chuuk	Pacific/Pohnpei|FM|Pohnpei,,Pohnpei	Pacific/Kosrae|FM|库赛埃,KuSaiAi,Kosrae
Atlantic/Faroe|FO|法罗,FaLuo,Faroes,Îles Féroé	Europe/Paris|FR|巴黎,BaLi,Paris;里昂,LiAng,Lyon;马赛,MaSai,Marseille;图卢兹,TuLuZi,Toulouse;尼斯,NiSi,Nice;南特,NanTe,Nantes;斯特拉斯堡,SiTeLaSiBao,Strasbourg;波尔多,BoErDuo,Bordeaux;里尔,LiEr,Lille;蒙彼利埃,MengBiLiAi,Montpellier;雷恩,LeiEn,Rennes;格勒诺布尔,GeLeNuoBuEr,Grenoble;戛纳,JiaNa,Cannes	Africa/Libreville|GA|利伯维尔,LiBoWeiEr,Libreville	Europe/London|GB|伦敦,LunDun,London,Londres;曼彻斯特,ManCheSiTe,Manchester;爱丁堡,AiDingBao,Edinburgh,Édimbourg;伯明翰,BoMingHan,Birmingham;格拉斯哥,GeLaSiGe,Glasgow;利物浦,LiWuPu,Liverpool;剑桥,JianQiao,Cambridge;牛津,NiuJin,Oxford;布里斯托尔,BuLiSiTuoEr,Bristol;利兹,LiZi,Leeds;贝尔法斯特,BeiErFaSiTe,Belfast;加的夫,JiaDeFu,Cardiff
America/Grenada|GD|格林纳达,GeLinNaDa,Grenada,Grenade	Asia/Tbilisi|GE|第比利斯,DiBiLiSi,Tbilisi,Tbilissi;巴统,BaTong,Batumi,Batoumi	America/Cayenne|GF|卡宴,KaYan,Cayenne	Europe/Guernsey|GG|根西岛,GenXiDao,Guernsey,Guernesey
Africa/Accra|GH|阿克拉,AKeLa,Accra	Europe/Gibraltar|GI|直布罗陀,ZhiBuLuoTuo,Gibraltar	America/Nuuk|GL|努克,NuKe,Nuuk	America/Danmarkshavn|GL|丹马沙文,DanMaShaWen,Danmarkshavn
America/Scoresbysund|GL|斯科列斯比桑德,SiKeLieSiBiSangDe,Ittoqqortoormiit	America/Thule|GL|图勒,TuLe,Thule,Thulé	Africa/Banjul|GM|班珠尔,BanZhuEr,Banjul	Africa/Conakry|GN|科纳克里,KeNaKeLi,Conakry
America/Guadeloupe|GP|瓜德罗普,GuaDeLuoPu,Guadeloupe	Africa/Malabo|GQ|马拉博,MaLaBo,Malabo	Europe/Athens|GR|雅典,YaDian,Athens,Athènes;塞萨洛尼基,SaiSaLuoNiJi,Thessaloniki,Thessalonique	Atlantic/South_Georgia|GS|南乔治亚,NanQiaoZhiYa,South Georgia,Géorgie du Sud
America/Guatemala|GT|危地马拉,WeiDiMaLa,Guatemala	Pacific/Guam|GU|关岛,GuanDao,Guam	Africa/Bissau|GW|比绍,BiShao,Bissau	America/Guyana|GY|圭亚那,GuiYaNa,Guyana
Asia/Hong_Kong|HK|香港,XiangGang,Hong Kong;九龙,JiuLong,Kowloon	America/Tegucigalpa|HN|特古西加尔巴,TeGuXiJiaErBa,Tegucigalpa	Europe/Zagreb|HR|萨格勒布,SaGeLeBu,Zagreb	America/Port-au-Prince|HT|太子港,TaiZiGang,Port-au-Prince
Europe/Budapest|HU|布达佩斯,BuDaPeiSi,Budapest	Asia/Jakarta|ID|雅加达,YaJiaDa,Jakarta;万隆,WanLong,Bandung;泗水,SiShui,Surabaya;棉兰,MianLan,Medan	Asia/Pontianak|ID|坤甸,KunDian,Pontianak	Asia/Makassar|ID|望加锡,WangJiaXi,Makassar,Macassar;巴厘岛,BaLiDao,Bali;登巴萨,DengBaSa,Denpasar
Asia/Jayapura|ID|查亚普拉,ChaYaPuLa,Jayapura	Europe/Dublin|IE|都柏林,DouBoLin,Dublin;科克,KeKe,Cork;戈尔韦,GeErWei,Galway	Asia/Jerusalem|IL|耶路撒冷,YeLuSaLeng,Jerusalem,Jérusalem;特拉维夫,TeLaWeiFu,Tel Aviv;海法,HaiFa,Haifa,Haïfa	Europe/Isle_of_Man|IM|马恩岛,MaEnDao,Isle of Man,Île de Man
Asia/Kolkata|IN|加尔各答,JiaErGeDa,Kolkata,Calcutta;孟买,MengMai,Mumbai,Bombay;新德里,XinDeLi,New Delhi;德里,DeLi,Delhi;班加罗尔,BanJiaLuoEr,Bangalore;班加罗尔,BanJiaLuoEr,Bengaluru;海得拉巴,HaiDeLaBa,Hyderabad;金奈,JinNai,Chennai,Madras;浦那,PuNa,Pune;艾哈迈达巴德,AiHaMaiDaBaDe,Ahmedabad;果阿,GuoA,Goa;斋浦尔,ZhaiPuEr,Jaipur;古尔冈,GuErGang,Gurgaon	Indian/Chagos|IO|查戈斯,ChaGeSi,Chagos Archipelago	Asia/Baghdad|IQ|巴格达,BaGeDa,Baghdad,Bagdad;巴士拉,BaShiLa,Basra,Bassorah;埃尔比勒,AiErBiLe,Erbil	Asia/Tehran|IR|德黑兰,DeHeiLan,Tehran,Téhéran;马什哈德,MaShenHaDe,Mashhad,Mechhed;伊斯法罕,YiSiFaHan,Isfahan,Ispahan;设拉子,SheLaZi,Shiraz,Chiraz
Atlantic/Reykjavik|IS|雷克雅未克,LeiKeYaWeiKe,Reykjavik	Europe/Rome|IT|罗马,LuoMa,Rome;米兰,MiLan,Milan;那不勒斯,NaBuLeSi,Naples;都灵,DouLing,Turin;佛罗伦萨,FoLuoLunSa,Florence;威尼斯,WeiNiSi,Venice,Venise;博洛尼亚,BoLuoNiYa,Bologna,Bologne;热那亚,ReNaYa,Genoa,Gênes;巴勒莫,BaLeMo,Palermo,Palerme	Europe/Jersey|JE|泽西岛,ZeXiDao,Jersey	America/Jamaica|JM|牙买加,YaMaiJia,Jamaica,Jamaïque;金斯敦,JinSiDun,Kingston
Asia/Amman|JO|安曼,AnMan,Amman	Asia/Tokyo|JP|东京,DongJing,Tokyo;大阪,DaBan,Osaka;横滨,HengBin,Yokohama;京都,JingDou,Kyoto;名古屋,MingGuWu,Nagoya;札幌,ZhaHuang,Sapporo;福冈,FuGang,Fukuoka;神户,ShenHu,Kobe;广岛,GuangDao,Hiroshima;冲绳,ChongSheng,Okinawa	Africa/Nairobi|KE|内罗毕,NeiLuoBi,Asmara;蒙巴萨,MengBaSa,Mombasa	Asia/Bishkek|KG|比什凯克,BiShenKaiKe,Bishkek,Bichkek
Asia/Phnom_Penh|KH|金边,JinBian,Phnom Penh	Pacific/Tarawa|KI|塔拉瓦,TaLaWa,Tarawa	Pacific/Kanton|KI|坎顿岛,KanDunDao,Canton Island,Canton	Pacific/Kiritimati|KI|基里地马地岛,JiLiDiMaDiDao,Kiritimati
Indian/Comoro|KM|科摩罗,KeMoLuo,Comoros,Comores	America/St_Kitts|KN|圣基茨,ShengJiCi,St. Kitts,Saint-Christophe	Asia/Pyongyang|KP|平壤,PingRang,Pyongyang	Asia/Seoul|KR|首尔,ShouEr,Seoul,Séoul;釜山,FuShan,Busan,Pusan;仁川,RenChuan,Incheon;大邱,DaQiu,Daegu;济州,JiZhou,Jeju
Asia/Kuwait|KW|科威特,KeWeiTe,Kuwait,Koweït	America/Cayman|KY|开曼,KaiMan,Cayman,Caïmans	Asia/Almaty|KZ|阿拉木图,ALaMuTu,Almaty,Alma Ata;阿斯塔纳,ASiTaNa,Astana;奇姆肯特,QiMuKenTe,Shymkent,Chymkent	Asia/Qyzylorda|KZ|克孜洛尔达,KeZiLuoErDa,Kyzylorda,Kzyl Orda
Asia/Qostanay|KZ|库斯塔奈,KuSiTaNai,Kostanay,Kostanaï	Asia/Aqtobe|KZ|阿克托别,AKeTuoBie,Aqtobe,Aktioubinsk	Asia/Aqtau|KZ|阿克套,AKeTao,Aktau,Aktaou	Asia/Atyrau|KZ|阿特劳,ATeLao,Atyrau,Atyraou
Asia/Oral|KZ|乌拉尔,WuLaEr,Oral,Ouralsk	Asia/Vientiane|LA|万象,WanXiang,Vientiane	Asia/Beirut|LB|贝鲁特,BeiLuTe,Beirut,Beyrouth	America/St_Lucia|LC|圣卢西亚,ShengLuXiYa,St. Lucia,Sainte-Lucie
Europe/Vaduz|LI|瓦杜兹,WaDuZi,Vaduz	Asia/Colombo|LK|科伦坡,KeLunPo,Colombo	Africa/Monrovia|LR|蒙罗维亚,MengLuoWeiYa,Monrovia	Africa/Maseru|LS|马塞卢,MaSaiLu,Maseru
Europe/Vilnius|LT|维尔纽斯,WeiErNiuSi,Vilnius	Europe/Luxembourg|LU|卢森堡,LuSenBao,Luxembourg	Europe/Riga|LV|里加,LiJia,Riga	Africa/Tripoli|LY|的黎波里,DeLiBoLi,Tripoli,Tripoli (Libye)
Africa/Casablanca|MA|卡萨布兰卡,KaSaBuLanKa,Casablanca;拉巴特,LaBaTe,Rabat;马拉喀什,MaLaKaShen,Marrakesh,Marrakech;非斯,FeiSi,Fez,Fès;丹吉尔,DanJiEr,Tangier,Tanger	Europe/Monaco|MC|摩纳哥,MoNaGe,Monaco	Europe/Chisinau|MD|基希讷乌,JiXiNeWu,Chișinău	Europe/Podgorica|ME|波德戈里察,BoDeGeLiCha,Podgorica
America/Marigot|MF|马里戈特,MaLiGeTe,Marigot	Indian/Antananarivo|MG|安塔那那利佛,AnTaNaNaLiFo,Antananarivo	Pacific/Majuro|MH|马朱罗,MaZhuLuo,Majuro	Pacific/Kwajalein|MH|夸贾林,KuaJiaLin,Kwajalein Atoll
Europe/Skopje|MK|斯科普里,SiKePuLi,Skopje	Africa/Bamako|ML|巴马科,BaMaKe,Bamako	Asia/Yangon|MM|仰光,YangGuang,Yangon,Rangoun;内比都,NeiBiDou,Naypyidaw;曼德勒,ManDeLe,Mandalay	Asia/Ulaanbaatar|MN|乌兰巴托,WuLanBaTuo,Ulaanbaatar,Oulan-Bator
Asia/Hovd|MN|科布多,KeBuDuo,Khovd	Asia/Macau|MO|澳门,AoMen,Macao	Pacific/Saipan|MP|塞班,SaiBan,Saipan	America/Martinique|MQ|马提尼克,MaTiNiKe,Martinique
Africa/Nouakchott|MR|努瓦克肖特,NuWaKeXiaoTe,Nouakchott	America/Montserrat|MS|蒙特塞拉特,MengTeSaiLaTe,Montserrat	Europe/Malta|MT|马耳他,MaErTa,Malta,Malte	Indian/Mauritius|MU|毛里求斯,MaoLiQiuSi,Mauritius,Maurice
Indian/Maldives|MV|马尔代夫,MaErDaiFu,Maldives	Africa/Blantyre|MW|布兰太尔,BuLanTaiEr,Blantyre	America/Mexico_City|MX|墨西哥城,MoXiGeCheng,Mexico City,Mexico;瓜达拉哈拉,GuaDaLaHaLa,Guadalajara;普埃布拉,PuAiBuLa,Puebla	America/Cancun|MX|坎昆,KanKun,Cancún
America/Merida|MX|梅里达,MeiLiDa,Mérida	America/Monterrey|MX|蒙特雷,MengTeLei,Monterrey	America/Matamoros|MX|马塔莫罗斯,MaTaMoLuoSi,Matamoros	America/Chihuahua|MX|奇瓦瓦,QiWaWa,Chihuahua
America/Ciudad_Juarez|MX|华雷斯城,HuaLeiSiCheng,Ciudad Juárez	America/Ojinaga|MX|奥希纳加,AoXiNaJia,Ojinaga	America/Mazatlan|MX|马萨特兰,MaSaTeLan,Mazatlán	America/Bahia_Banderas|MX|巴伊亚班德拉斯,BaYiYaBanDeLaSi,Bahía de Banderas,Bahia de Banderas
America/Hermosillo|MX|埃莫西约,AiMoXiYue,Hermosillo	America/Tijuana|MX|蒂华纳,DiHuaNa,Tijuana	Asia/Kuala_Lumpur|MY|吉隆坡,JiLongPo,Kuala Lumpur;槟城,BinCheng,Penang;新山,XinShan,Johor Bahru;马六甲,MaLiuJia,Malacca;乔治市,QiaoZhiShi,George Town	Asia/Kuching|MY|古晋,GuJin,Kuching
Africa/Maputo|MZ|马普托,MaPuTuo,Maputo	Africa/Windhoek|NA|温得和克,WenDeHeKe,Windhoek	Pacific/Noumea|NC|努美阿,NuMeiA,Nouméa	Africa/Niamey|NE|尼亚美,NiYaMei,Niamey
Pacific/Norfolk|NF|诺福克,NuoFuKe,Norfolk Island	Africa/Lagos|NG|拉各斯,LaGeSi,Lagos;阿布贾,ABuJia,Abuja;卡诺,KaNuo,Kano;伊巴丹,YiBaDan,Ibadan	America/Managua|NI|马那瓜,MaNaGua,Managua	Europe/Amsterdam|NL|阿姆斯特丹,AMuSiTeDan,Amsterdam;鹿特丹,LuTeDan,Rotterdam;海牙,HaiYa,The Hague,La Haye;埃因霍温,AiYinHuoWen,Eindhoven;乌得勒支,WuDeLeZhi,Utrecht
Europe/Oslo|NO|奥斯陆,AoSiLu,Oslo;卑尔根,BeiErGen,Bergen;特隆赫姆,TeLongHeMu,Trondheim	Asia/Kathmandu|NP|加德满都,JiaDeManDou,Kathmandu,Katmandou	Pacific/Nauru|NR|瑙鲁,NaoLu,Nauru	Pacific/Niue|NU|纽埃,NiuAi,Niue
Pacific/Auckland|NZ|奥克兰,AoKeLan,Auckland;惠灵顿,HuiLingDun,Wellington;基督城,JiDuCheng,Christchurch;皇后镇,HuangHouZhen,Queenstown	Pacific/Chatham|NZ|查塔姆,ChaTaMu,Chatham Islands	Asia/Muscat|OM|马斯喀特,MaSiKaTe,Muscat,Mascate	America/Panama|PA|巴拿马,BaNaMa,Atikokan;科隆（巴拿马）,KeLongBaNaMa,Colón
America/Lima|PE|利马,LiMa,Lima;库斯科,KuSiKe,Cusco,Cuzco	Pacific/Tahiti|PF|塔希提,TaXiTi,Tahiti;帕皮提,PaPiTi,Papeete	Pacific/Marquesas|PF|马克萨斯,MaKeSaSi,Marquesas Islands,Marquises	Pacific/Gambier|PF|甘比尔,GanBiEr,Gambier
Pacific/Port_Moresby|PG|莫尔兹比港,MoErZiBiGang,Chuuk	Pacific/Bougainville|PG|布干维尔,BuGanWeiEr,Bougainville	Asia/Manila|PH|马尼拉,MaNiLa,Manila,Manille;宿务,SuWu,Cebu;奎松城,KuiSongCheng,Quezon City;达沃,DaWo,Davao	Asia/Karachi|PK|卡拉奇,KaLaQi,Karachi;伊斯兰堡,YiSiLanBao,Islamabad;拉合尔,LaHeEr,Lahore;拉瓦尔品第,LaWaErPinDi,Rawalpindi
Europe/Warsaw|PL|华沙,HuaSha,Warsaw,Varsovie;克拉科夫,KeLaKeFu,Kraków,Cracovie;弗罗茨瓦夫,FuLuoCiWaFu,Wrocław;格但斯克,GeDanSiKe,Gdańsk;波兹南,BoZiNan,Poznań	America/Miquelon|PM|密克隆,MiKeLong,Saint-Pierre	Pacific/Pitcairn|PN|皮特凯恩,PiTeKaiEn,Pitcairn Islands	America/Puerto_Rico|PR|波多黎各,BoDuoLiGe,Puerto Rico,Porto Rico
Asia/Gaza|PS|加沙,JiaSha,Gaza	Asia/Hebron|PS|希伯伦,XiBoLun,Hebron,Hébron	Europe/Lisbon|PT|里斯本,LiSiBen,Lisbon,Lisbonne;波尔图,BoErTu,Porto	Atlantic/Madeira|PT|马德拉,MaDeLa,Madeira,Madère;丰沙尔,FengShaEr,Funchal
Atlantic/Azores|PT|亚速尔群岛,YaSuErQunDao,Azores,Açores	Pacific/Palau|PW|帕劳,PaLao,Palau,Palaos	America/Asuncion|PY|亚松森,YaSongSen,Asunción	Asia/Qatar|QA|卡塔尔,KaTaEr,Qatar
Indian/Reunion|RE|留尼汪,LiuNiWang,Réunion,La Réunion	Europe/Bucharest|RO|布加勒斯特,BuJiaLeSiTe,Bucharest,Bucarest;克卢日-纳波卡,KeLuRiNaBoKa,Cluj-Napoca	Europe/Belgrade|RS|贝尔格莱德,BeiErGeLaiDe,Belgrade;诺维萨德,NuoWeiSaDe,Novi Sad	Europe/Kaliningrad|RU|加里宁格勒,JiaLiNingGeLe,Kaliningrad
Europe/Moscow|RU|莫斯科,MoSiKe,Moscow,Moscou;圣彼得堡,ShengBiDeBao,Saint Petersburg,Saint-Pétersbourg;喀山,KaShan,Kazan;索契,SuoQi,Sochi,Sotchi;下诺夫哥罗德,XiaNuoFuGeLuoDe,Nizhny Novgorod,Nijni Novgorod	Europe/Simferopol|UA|辛菲罗波尔,XinFeiLuoBoEr,Simferopol	Europe/Kirov|RU|基洛夫,JiLuoFu,Kirov	Europe/Volgograd|RU|伏尔加格勒,FuErJiaGeLe,Volgograd
Europe/Astrakhan|RU|阿斯特拉罕,ASiTeLaHan,Astrakhan	Europe/Saratov|RU|萨拉托夫,SaLaTuoFu,Saratov	Europe/Ulyanovsk|RU|乌里扬诺夫斯克,WuLiYangNuoFuSiKe,Ulyanovsk,Oulianovsk	Europe/Samara|RU|萨马拉,SaMaLa,Samara
Asia/Yekaterinburg|RU|叶卡捷琳堡,YeKaJieLinBao,Yekaterinburg,Ekaterinbourg;车里雅宾斯克,CheLiYaBinSiKe,Chelyabinsk,Tcheliabinsk;彼尔姆,BiErMu,Perm	Asia/Omsk|RU|鄂木斯克,EMuSiKe,Omsk	Asia/Novosibirsk|RU|新西伯利亚,XinXiBoLiYa,Novosibirsk,Novossibirsk;新西伯利亚科学城,XinXiBoLiYaKeXueCheng,Akademgorodok	Asia/Barnaul|RU|巴尔瑙尔,BaErNaoEr,Barnaul
Asia/Tomsk|RU|托木斯克,TuoMuSiKe,Tomsk	Asia/Novokuznetsk|RU|新库兹涅茨克,XinKuZiNieCiKe,Novokuznetsk	Asia/Krasnoyarsk|RU|克拉斯诺亚尔斯克,KeLaSiNuoYaErSiKe,Krasnoyarsk,Krasnoïarsk	Asia/Irkutsk|RU|伊尔库茨克,YiErKuCiKe,Irkutsk,Irkoutsk
Asia/Chita|RU|赤塔,ChiTa,Chita,Tchita	Asia/Yakutsk|RU|雅库茨克,YaKuCiKe,Yakutsk,Iakoutsk	Asia/Khandyga|RU|汉德加,HanDeJia,Khandyga	Asia/Vladivostok|RU|海参崴,HaiShenWai,Vladivostok
Asia/Ust-Nera|RU|乌斯内拉,WuSiNeiLa,Ust-Nera	Asia/Magadan|RU|马加丹,MaJiaDan,Magadan	Asia/Sakhalin|RU|萨哈林,SaHaLin,Sakhalin,Sakhaline	Asia/Srednekolymsk|RU|中科雷姆斯克,ZhongKeLeiMuSiKe,Srednekolymsk
Asia/Kamchatka|RU|堪察加,KanChaJia,Kamchatka,Kamtchatka	Asia/Anadyr|RU|阿纳德尔,ANaDeEr,Anadyr	Africa/Kigali|RW|基加利,JiJiaLi,Kigali	Asia/Riyadh|SA|利雅得,LiYaDe,Riyadh,Riyad;吉达,JiDa,Jeddah,Djeddah;麦加,MaiJia,Mecca,La Mecque;麦地那,MaiDiNa,Medina,Médine
Pacific/Guadalcanal|SB|瓜达尔卡纳尔,GuaDaErKaNaEr,Pohnpei	Indian/Mahe|SC|马埃岛,MaAiDao,Mahé	Africa/Khartoum|SD|喀土穆,KaTuMu,Khartoum	Europe/Stockholm|SE|斯德哥尔摩,SiDeGeErMo,Stockholm;哥德堡,GeDeBao,Gothenburg,Göteborg;马尔默,MaErMo,Malmö
Asia/Singapore|SG|新加坡,XinJiaPo,Singapore,Singapour	Atlantic/St_Helena|SH|圣赫勒拿,ShengHeLeNa,St. Helena,Sainte-Hélène	Europe/Ljubljana|SI|卢布尔雅那,LuBuErYaNa,Ljubljana	Arctic/Longyearbyen|SJ|朗伊尔城,LangYiErCheng,Longyearbyen
Europe/Bratislava|SK|布拉迪斯拉发,BuLaDiSiLaFa,Bratislava	Africa/Freetown|SL|弗里敦,FuLiDun,Freetown	Europe/San_Marino|SM|圣马力诺,ShengMaLiNuo,San Marino,Saint-Marin	Africa/Dakar|SN|达喀尔,DaKaEr,Dakar
Africa/Mogadishu|SO|摩加迪沙,MoJiaDiSha,Mogadishu,Mogadiscio	America/Paramaribo|SR|帕拉马里博,PaLaMaLiBo,Paramaribo	Africa/Juba|SS|朱巴,ZhuBa,Juba	Africa/Sao_Tome|ST|圣多美,ShengDuoMei,São Tomé
America/El_Salvador|SV|萨尔瓦多,SaErWaDuo,El Salvador	America/Lower_Princes|SX|下太子区,XiaTaiZiQu,Lower Prince’s Quarter	Asia/Damascus|SY|大马士革,DaMaShiGe,Damascus,Damas	Africa/Mbabane|SZ|姆巴巴纳,MuBaBaNa,Mbabane
America/Grand_Turk|TC|大特克,DaTeKe,Grand Turk	Africa/Ndjamena|TD|恩贾梅纳,EnJiaMeiNa,N’Djamena	Indian/Kerguelen|TF|凯尔盖朗,KaiErGaiLang,Kerguelen Islands	Africa/Lome|TG|洛美,LuoMei,Lomé
Asia/Bangkok|TH|曼谷,ManGu,Bangkok;清迈,QingMai,Chiang Mai;普吉,PuJi,Phuket;芭提雅,BaTiYa,Pattaya	Asia/Dushanbe|TJ|杜尚别,DuShangBie,Dushanbe,Douchanbé	Pacific/Fakaofo|TK|法考福,FaKaoFu,Fakaofo	Asia/Dili|TL|帝力,DiLi,Dili
Asia/Ashgabat|TM|阿什哈巴德,AShenHaBaDe,Ashgabat,Achgabat	Africa/Tunis|TN|突尼斯,TuNiSi,Tunis	Pacific/Tongatapu|TO|东加塔布,DongJiaTaBu,Tongatapu	Europe/Istanbul|TR|伊斯坦布尔,YiSiTanBuEr,Istanbul;安卡拉,AnKaLa,Ankara;伊兹密尔,YiZiMiEr,Izmir;安塔利亚,AnTaLiYa,Antalya
America/Port_of_Spain|TT|西班牙港,XiBanYaGang,Port of Spain,Port-d’Espagne	Pacific/Funafuti|TV|富纳富提,FuNaFuTi,Funafuti	Asia/Taipei|TW|台北,TaiBei,Taipei;高雄,GaoXiong,Kaohsiung;台中,TaiZhong,Taichung;台南,TaiNan,Tainan;新竹,XinZhu,Hsinchu	Africa/Dar_es_Salaam|TZ|达累斯萨拉姆,DaLeiSiSaLaMu,Dar es Salaam;多多马,DuoDuoMa,Dodoma;桑给巴尔,SangJiBaEr,Zanzibar
Europe/Kyiv|UA|基辅,JiFu,Kyiv,Kiev;哈尔科夫,HaErKeFu,Kharkiv;敖德萨,AoDeSa,Odesa,Odessa;利沃夫,LiWoFu,Lviv	Africa/Kampala|UG|坎帕拉,KanPaLa,Kampala	Pacific/Midway|UM|中途岛,ZhongTuDao,Midway Atoll	Pacific/Wake|UM|威克,WeiKe,Wake Island
America/New_York|US|纽约,NiuYue,New York;华盛顿,HuaShengDun,Washington;波士顿,BoShiDun,Boston;迈阿密,MaiAMi,Miami;费城,FeiCheng,Philadelphia,Philadelphie;亚特兰大,YaTeLanDa,Atlanta;奥兰多,AoLanDuo,Orlando;克利夫兰,KeLiFuLan,Cleveland;匹兹堡,PiZiBao,Pittsburgh;夏洛特,XiaLuoTe,Charlotte;巴尔的摩,BaErDeMo,Baltimore;曼哈顿,ManHaDun,Manhattan;布鲁克林,BuLuKeLin,Brooklyn;佛罗里达,FoLuoLiDa,Florida,Floride;坦帕,TanPa,Tampa;辛辛那提,XinXinNaTi,Cincinnati	America/Detroit|US|底特律,DiTeLv,Detroit,Détroit;安娜堡,AnNaBao,Ann Arbor	America/Kentucky/Louisville|US|路易斯维尔,LuYiSiWeiEr,Louisville	America/Kentucky/Monticello|US|肯塔基州蒙蒂塞洛,KenTaJiZhouMengDiSaiLuo,Monticello, Kentucky,Monticello [Kentucky]
America/Indiana/Indianapolis|US|印第安纳波利斯,YinDiAnNaBoLiSi,Indianapolis	America/Indiana/Vincennes|US|印第安纳州温森斯,YinDiAnNaZhouWenSenSi,Vincennes, Indiana,Vincennes [Indiana]	America/Indiana/Winamac|US|印第安纳州威纳马克,YinDiAnNaZhouWeiNaMaKe,Winamac, Indiana,Winamac [Indiana]	America/Indiana/Marengo|US|印第安纳州马伦戈,YinDiAnNaZhouMaLunGe,Marengo, Indiana,Marengo [Indiana]
America/Indiana/Petersburg|US|印第安纳州彼得斯堡,YinDiAnNaZhouBiDeSiBao,Petersburg, Indiana,Petersburg [Indiana]	America/Indiana/Vevay|US|印第安纳州维维市,YinDiAnNaZhouWeiWeiShi,Vevay, Indiana,Vevay [Indiana]	America/Chicago|US|芝加哥,ZhiJiaGe,Chicago;休斯敦,XiuSiDun,Houston;达拉斯,DaLaSi,Dallas;奥斯汀,AoSiTing,Austin;圣安东尼奥,ShengAnDongNiAo,San Antonio;新奥尔良,XinAoErLiang,New Orleans,La Nouvelle-Orléans;明尼阿波利斯,MingNiABoLiSi,Minneapolis;圣路易斯,ShengLuYiSi,St. Louis,Saint-Louis;堪萨斯城,KanSaSiCheng,Kansas City;纳什维尔,NaShenWeiEr,Nashville;孟菲斯,MengFeiSi,Memphis;密尔沃基,MiErWoJi,Milwaukee;俄克拉何马城,EKeLaHeMaCheng,Oklahoma City;奥马哈,AoMaHa,Omaha	America/Indiana/Tell_City|US|印第安纳州特尔城,YinDiAnNaZhouTeErCheng,Tell City, Indiana,Tell City [Indiana]
America/Indiana/Knox|US|印第安纳州诺克斯,YinDiAnNaZhouNuoKeSi,Knox, Indiana,Knox [Indiana]	America/Menominee|US|梅诺米尼,MeiNuoMiNi,Menominee	America/North_Dakota/Center|US|北达科他州申特,BeiDaKeTaZhouShenTe,Center, North Dakota,Center (Dakota du Nord)	America/North_Dakota/New_Salem|US|北达科他州新塞勒姆,BeiDaKeTaZhouXinSaiLeMu,New Salem, North Dakota,New Salem (Dakota du Nord)
America/North_Dakota/Beulah|US|北达科他州比尤拉,BeiDaKeTaZhouBiYouLa,Beulah, North Dakota,Beulah (Dakota du Nord)	America/Denver|US|丹佛,DanFo,Denver;盐湖城,YanHuCheng,Salt Lake City;科罗拉多斯普林斯,KeLuoLaDuoSiPuLinSi,Colorado Springs;阿尔伯克基,AErBoKeJi,Albuquerque;埃尔帕索,AiErPaSuo,El Paso	America/Boise|US|博伊西,BoYiXi,Boise	America/Phoenix|US|凤凰城,FengHuangCheng,Phoenix;图森,TuSen,Tucson;亚利桑那,YaLiSangNa,Arizona
America/Los_Angeles|US|洛杉矶,LuoShanJi,Los Angeles;旧金山,JiuJinShan,San Francisco;西雅图,XiYaTu,Seattle;拉斯维加斯,LaSiWeiJiaSi,Las Vegas;圣迭戈,ShengDieGe,San Diego;波特兰,BoTeLan,Portland;圣何塞,ShengHeSai,San Jose;硅谷,GuiGu,Silicon Valley;萨克拉门托,SaKeLaMenTuo,Sacramento;好莱坞,HaoLaiWu,Hollywood;加利福尼亚,JiaLiFuNiYa,California,Californie;奥克兰（加州）,AoKeLanJiaZhou,Oakland	America/Anchorage|US|安克雷奇,AnKeLeiQi,Anchorage;阿拉斯加,ALaSiJia,Alaska	America/Juneau|US|朱诺,ZhuNuo,Juneau	America/Sitka|US|锡特卡,XiTeKa,Sitka
America/Metlakatla|US|梅特拉卡特拉,MeiTeLaKaTeLa,Metlakatla	America/Yakutat|US|亚库塔特,YaKuTaTe,Yakutat	America/Nome|US|诺姆,NuoMu,Nome	America/Adak|US|埃达克,AiDaKe,Adak
Pacific/Honolulu|US|檀香山,TanXiangShan,Honolulu;夏威夷,XiaWeiYi,Hawaii,Hawaï	America/Montevideo|UY|蒙得维的亚,MengDeWeiDiYa,Montevideo;埃斯特角城,AiSiTeJiaoCheng,Punta del Este	Asia/Samarkand|UZ|撒马尔罕,SaMaErHan,Samarkand,Samarcande	Asia/Tashkent|UZ|塔什干,TaShiGan,Tashkent,Tachkent;安集延,AnJiYan,Andijan
Europe/Vatican|VA|梵蒂冈,FanDiGang,Vatican,Le Vatican	America/St_Vincent|VC|圣文森特,ShengWenSenTe,St. Vincent,Saint-Vincent	America/Caracas|VE|加拉加斯,JiaLaJiaSi,Caracas	America/Tortola|VG|托尔托拉,TuoErTuoLa,Tortola
America/St_Thomas|VI|圣托马斯,ShengTuoMaSi,St. Thomas,Saint-Thomas	Asia/Ho_Chi_Minh|VN|胡志明市,HuZhiMingShi,Ho Chi Minh City,Hô-Chi-Minh-Ville;河内,HeNei,Hanoi,Hanoï;岘港,XianGang,Da Nang,Đà Nẵng;西贡,XiGong,Saigon,Saïgon	Pacific/Efate|VU|埃法特,AiFaTe,Efate,Éfaté	Pacific/Wallis|WF|瓦利斯,WaLiSi,Wallis & Futuna
Pacific/Apia|WS|阿皮亚,APiYa,Apia	Asia/Aden|YE|亚丁,YaDing,Aden	Indian/Mayotte|YT|马约特,MaYueTe,Mayotte	Africa/Johannesburg|ZA|约翰内斯堡,YueHanNeiSiBao,Johannesburg;开普敦,KaiPuDun,Cape Town,Le Cap;比勒陀利亚,BiLeTuoLiYa,Pretoria;德班,DeBan,Durban
Africa/Lusaka|ZM|卢萨卡,LuSaKa,Lusaka	Africa/Harare|ZW|哈拉雷,HaLaLei,Harare	UTC||格林尼治,GeLinNiZhi,Greenwich
`;

/** The countries with their Chinese names in pinyin. */
export const COUNTRIES =
  'ADAnDaoEr AEALaBoLianHeQiuZhangGuo AFAFuHan AGAnTiGuaHeBaBuDa AIAnGuiLa ALAErBaNiYa AMYaMeiNiYa AOAnGeLa AQNanJiZhou ARAGenTing ASMeiShuSaMoYa ATAoDiLi AUAoDaLiYa AWALuBa AXAoLanQunDao AZASaiBaiJiang BABoSiNiYaHeHeiSaiGeWeiNa BBBaBaDuoSi BDMengJiaLaGuo BEBiLiShi BFBuJiNaFaSuo BGBaoJiaLiYa BHBaLin BIBuLongDi BJBeiNing BLShengBaTaiLeMi BMBaiMuDa BNWenLai BOBoLiWeiYa BQHeShuJiaLeBiQu BRBaXi BSBaHaMa BTBuDan BWBoCiWaNa BYBaiELuoSi BZBoLiZi CAJiaNaDa CCKeKeSiJiLinQunDao CDGangGuoJin CFZhongFeiGongHeGuo CGGangGuoBu CHRuiShi CIKeTeDiWa CKKuKeQunDao CLZhiLi CMKaMaiLong CNZhongGuo COGeLunBiYa CRGeSiDaLiJia CUGuBa CVFoDeJiao CWKuLaSuo CXShengDanDao CYSaiPuLuSi CZJieKe DEDeGuo DJJiBuTi DKDanMai DMDuoMiNiKe DODuoMiNiJiaGongHeGuo DZAErJiLiYa ECEGuaDuoEr EEAiShaNiYa EGAiJi EHXiSaHaLa ERELiTeLiYa ESXiBanYa ETAiSaiEBiYa FIFenLan FJFeiJi FKFuKeLanQunDao FMMiKeLuoNiXiYa FOFaLuoQunDao FRFaGuo GAJiaPeng GBYingGuo GDGeLinNaDa GEGeLuJiYa GFFaShuGuiYaNa GGGenXiDao GHJiaNa GIZhiBuLuoTuo GLGeLingLan GMGangBiYa GNJiNeiYa GPGuaDeLuoPu GQChiDaoJiNeiYa GRXiLa GSNanQiaoZhiYaHeNanSangWeiQiQunDao GTWeiDiMaLa GUGuanDao GWJiNeiYaBiShao GYGuiYaNa HKZhongGuoXiangGangTeBieXingZhengQu HNHongDouLaSi HRKeLuoDiYa HTHaiDi HUXiongYaLi IDYinDuNiXiYa IEAiErLan ILYiSeLie IMMaEnDao INYinDu IOYingShuYinDuYangLingDi IQYiLaKe IRYiLang ISBingDao ITYiDaLi JEZeXiDao JMYaMaiJia JOYueDan JPRiBen KEKenNiYa KGJiErJiSiSiTan KHJianPuZhai KIJiLiBaSi KMKeMoLuo KNShengJiCiHeNiWeiSi KPChaoXian KRHanGuo KWKeWeiTe KYKaiManQunDao KZHaSaKeSiTan LALaoWo LBLiBaNen LCShengLuXiYa LILieZhiDunShiDeng LKSiLiLanKa LRLiBiLiYa LSLaiSuoTuo LTLiTaoWan LULuSenBao LVLaTuoWeiYa LYLiBiYa MAMoLuoGe MCMoNaGe MDMoErDuoWa MEHeiShan MFFaShuShengMaDing MGMaDaJiaSiJia MHMaShaoErQunDao MKBeiMaQiDun MLMaLi MMMianDian MNMengGu MOZhongGuoAoMenTeBieXingZhengQu MPBeiMaLiYaNaQunDao MQMaTiNiKe MRMaoLiTaNiYa MSMengTeSaiLaTe MTMaErTa MUMaoLiQiuSi MVMaErDaiFu MWMaLaWei MXMoXiGe MYMaLaiXiYa MZMoSangBiKe NANaMiBiYa NCXinKaLiDuoNiYa NENiRiEr NFNuoFuKeDao NGNiRiLiYa NINiJiaLaGua NLHeLan NONuoWei NPNiBoEr NRNaoLu NUNiuAi NZXinXiLan OMAMan PABaNaMa PEBiLu PFFaShuBoLiNiXiYa PGBaBuYaXinJiNeiYa PHFeiLvBin PKBaJiSiTan PLBoLan PMShengPiAiErHeMiKeLongQunDao PNPiTeKaiEnQunDao PRBoDuoLiGe PSBaLeSiTanLingTu PTPuTaoYa PWPaLao PYBaLaGui QAKaTaEr RELiuNiWang ROLuoMaNiYa RSSaiErWeiYa RUELuoSi RWLuWangDa SAShaTeALaBo SBSuoLuoMenQunDao SCSaiSheEr SDSuDan SERuiDian SGXinJiaPo SHShengHeLeNa SISiLuoWenNiYa SJSiWaErBaHeYangMaYan SKSiLuoFaKe SLSaiLaLiAng SMShengMaLiNuo SNSaiNeiJiaEr SOSuoMaLi SRSuLiNan SSNanSuDan STShengDuoMeiHePuLinXiBi SVSaErWaDuo SXHeShuShengMaDing SYXuLiYa SZSiWeiShiLan TCTeKeSiHeKaiKeSiQunDao TDZhaDe TFFaShuNanBuLingDi TGDuoGe THTaiGuo TJTaJiKeSiTan TKTuoKeLao TLDongDiWen TMTuKuManSiTan TNTuNiSi TOTangJia TRTuErQi TTTeLiNiDaHeDuoBaGe TVTuWaLu TWTaiWan TZTanSangNiYa UAWuKeLan UGWuGanDa UMMeiGuoBenTuWaiXiaoDaoYu USMeiGuo UYWuLaGui UZWuZiBieKeSiTan VAFanDiGang VCShengWenSenTeHeGeLinNaDingSi VEWeiNeiRuiLa VGYingShuWeiErJingQunDao VIMeiShuWeiErJingQunDao VNYueNan VUWaNuATu WFWaLiSiHeFuTuNa WSSaMoYa YEYeMen YTMaYueTe ZANanFei ZMZanBiYa ZWJinBaBuWei';

/** The names of Windows, and the zones that each stands for; the usual one first. */
export const WINDOWS = `
Afghanistan Standard Time|Asia/Kabul
Alaskan Standard Time|America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka America/Yakutat
Aleutian Standard Time|America/Adak
Altai Standard Time|Asia/Barnaul
Arab Standard Time|Asia/Riyadh Asia/Bahrain Asia/Kuwait Asia/Qatar Asia/Aden
Arabian Standard Time|Asia/Dubai Asia/Muscat
Arabic Standard Time|Asia/Baghdad
Argentina Standard Time|America/Argentina/Buenos_Aires America/Argentina/La_Rioja America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/Mendoza
Astrakhan Standard Time|Europe/Astrakhan Europe/Ulyanovsk
Atlantic Standard Time|America/Halifax Atlantic/Bermuda America/Glace_Bay America/Goose_Bay America/Moncton America/Thule
AUS Central Standard Time|Australia/Darwin
Aus Central W. Standard Time|Australia/Eucla
AUS Eastern Standard Time|Australia/Sydney Australia/Melbourne
Azerbaijan Standard Time|Asia/Baku
Azores Standard Time|Atlantic/Azores America/Scoresbysund
Bahia Standard Time|America/Bahia
Bangladesh Standard Time|Asia/Dhaka Asia/Thimphu
Belarus Standard Time|Europe/Minsk
Bougainville Standard Time|Pacific/Bougainville
Canada Central Standard Time|America/Regina America/Swift_Current
Cape Verde Standard Time|Atlantic/Cape_Verde
Caucasus Standard Time|Asia/Yerevan
Cen. Australia Standard Time|Australia/Adelaide Australia/Broken_Hill
Central America Standard Time|America/Guatemala America/Belize America/Costa_Rica Pacific/Galapagos America/Tegucigalpa America/Managua America/El_Salvador
Central Asia Standard Time|Asia/Bishkek Antarctica/Vostok Asia/Urumqi Indian/Chagos
Central Brazilian Standard Time|America/Cuiaba America/Campo_Grande
Central Europe Standard Time|Europe/Budapest Europe/Tirane Europe/Prague Europe/Podgorica Europe/Belgrade Europe/Ljubljana Europe/Bratislava
Central European Standard Time|Europe/Warsaw Europe/Sarajevo Europe/Zagreb Europe/Skopje
Central Pacific Standard Time|Pacific/Guadalcanal Antarctica/Casey Pacific/Kosrae Pacific/Noumea Pacific/Efate
Central Standard Time|America/Chicago America/Winnipeg America/Rankin_Inlet America/Resolute America/Matamoros America/Ojinaga America/Indiana/Knox America/Indiana/Tell_City America/Menominee America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem
Central Standard Time (Mexico)|America/Mexico_City America/Bahia_Banderas America/Merida America/Monterrey America/Chihuahua
Chatham Islands Standard Time|Pacific/Chatham
China Standard Time|Asia/Shanghai Asia/Hong_Kong Asia/Macau
Cuba Standard Time|America/Havana
E. Africa Standard Time|Africa/Nairobi Antarctica/Syowa Africa/Djibouti Africa/Addis_Ababa Indian/Comoro Indian/Antananarivo Africa/Mogadishu Africa/Dar_es_Salaam Africa/Kampala Indian/Mayotte
E. Australia Standard Time|Australia/Brisbane Australia/Lindeman
E. Europe Standard Time|Europe/Chisinau
E. South America Standard Time|America/Sao_Paulo
Easter Island Standard Time|Pacific/Easter
Eastern Standard Time|America/New_York America/Nassau America/Toronto America/Iqaluit America/Detroit America/Indiana/Petersburg America/Indiana/Vincennes America/Indiana/Winamac America/Kentucky/Monticello America/Kentucky/Louisville
Eastern Standard Time (Mexico)|America/Cancun
Egypt Standard Time|Africa/Cairo
Ekaterinburg Standard Time|Asia/Yekaterinburg
Fiji Standard Time|Pacific/Fiji
FLE Standard Time|Europe/Kyiv Europe/Mariehamn Europe/Sofia Europe/Tallinn Europe/Helsinki Europe/Vilnius Europe/Riga
Georgian Standard Time|Asia/Tbilisi
GMT Standard Time|Europe/London Atlantic/Canary Atlantic/Faroe Europe/Guernsey Europe/Dublin Europe/Isle_of_Man Europe/Jersey Europe/Lisbon Atlantic/Madeira
Greenland Standard Time|America/Nuuk
Greenwich Standard Time|Atlantic/Reykjavik Africa/Ouagadougou Africa/Abidjan Africa/Accra America/Danmarkshavn Africa/Banjul Africa/Conakry Africa/Bissau Africa/Monrovia Africa/Bamako Africa/Nouakchott Atlantic/St_Helena Africa/Freetown Africa/Dakar Africa/Lome
GTB Standard Time|Europe/Bucharest Asia/Nicosia Asia/Famagusta Europe/Athens
Haiti Standard Time|America/Port-au-Prince
Hawaiian Standard Time|Pacific/Honolulu Pacific/Rarotonga Pacific/Tahiti
India Standard Time|Asia/Kolkata
Iran Standard Time|Asia/Tehran
Israel Standard Time|Asia/Jerusalem
Jordan Standard Time|Asia/Amman
Kaliningrad Standard Time|Europe/Kaliningrad
Korea Standard Time|Asia/Seoul
Libya Standard Time|Africa/Tripoli
Line Islands Standard Time|Pacific/Kiritimati
Lord Howe Standard Time|Australia/Lord_Howe
Magadan Standard Time|Asia/Magadan
Magallanes Standard Time|America/Punta_Arenas America/Coyhaique
Marquesas Standard Time|Pacific/Marquesas
Mauritius Standard Time|Indian/Mauritius Indian/Reunion Indian/Mahe
Middle East Standard Time|Asia/Beirut
Montevideo Standard Time|America/Montevideo
Morocco Standard Time|Africa/Casablanca Africa/El_Aaiun
Mountain Standard Time|America/Denver America/Edmonton America/Cambridge_Bay America/Inuvik America/Ciudad_Juarez America/Boise
Mountain Standard Time (Mexico)|America/Mazatlan
Myanmar Standard Time|Asia/Yangon Indian/Cocos
N. Central Asia Standard Time|Asia/Novosibirsk
Namibia Standard Time|Africa/Windhoek
Nepal Standard Time|Asia/Kathmandu
New Zealand Standard Time|Pacific/Auckland Antarctica/McMurdo
Newfoundland Standard Time|America/St_Johns
Norfolk Standard Time|Pacific/Norfolk
North Asia East Standard Time|Asia/Irkutsk
North Asia Standard Time|Asia/Krasnoyarsk Asia/Novokuznetsk
North Korea Standard Time|Asia/Pyongyang
Omsk Standard Time|Asia/Omsk
Pacific SA Standard Time|America/Santiago
Pacific Standard Time|America/Los_Angeles America/Vancouver
Pacific Standard Time (Mexico)|America/Tijuana
Pakistan Standard Time|Asia/Karachi
Paraguay Standard Time|America/Asuncion
Qyzylorda Standard Time|Asia/Qyzylorda
Romance Standard Time|Europe/Paris Europe/Brussels Europe/Copenhagen Europe/Madrid Africa/Ceuta
Russia Time Zone 3|Europe/Samara
Russia Time Zone 10|Asia/Srednekolymsk
Russia Time Zone 11|Asia/Kamchatka Asia/Anadyr
Russian Standard Time|Europe/Moscow Europe/Kirov Europe/Simferopol
SA Eastern Standard Time|America/Cayenne Antarctica/Rothera Antarctica/Palmer America/Fortaleza America/Belem America/Maceio America/Recife America/Santarem Atlantic/Stanley America/Paramaribo
SA Pacific Standard Time|America/Bogota America/Rio_Branco America/Eirunepe America/Panama America/Guayaquil America/Jamaica America/Cayman America/Lima
SA Western Standard Time|America/La_Paz America/Antigua America/Anguilla America/Aruba America/Barbados America/St_Barthelemy America/Kralendijk America/Manaus America/Boa_Vista America/Porto_Velho America/Blanc-Sablon America/Curacao America/Dominica America/Santo_Domingo America/Grenada America/Guadeloupe America/Guyana America/St_Kitts America/St_Lucia America/Marigot America/Martinique America/Montserrat America/Puerto_Rico America/Lower_Princes America/Port_of_Spain America/St_Vincent America/Tortola America/St_Thomas
Saint Pierre Standard Time|America/Miquelon
Sakhalin Standard Time|Asia/Sakhalin
Samoa Standard Time|Pacific/Apia
Sao Tome Standard Time|Africa/Sao_Tome
Saratov Standard Time|Europe/Saratov
SE Asia Standard Time|Asia/Bangkok Antarctica/Davis Indian/Christmas Asia/Jakarta Asia/Pontianak Asia/Phnom_Penh Asia/Vientiane Asia/Ho_Chi_Minh
Singapore Standard Time|Asia/Singapore Asia/Brunei Asia/Makassar Asia/Kuala_Lumpur Asia/Kuching Asia/Manila
South Africa Standard Time|Africa/Johannesburg Africa/Bujumbura Africa/Gaborone Africa/Lubumbashi Africa/Maseru Africa/Blantyre Africa/Maputo Africa/Kigali Africa/Mbabane Africa/Lusaka Africa/Harare
South Sudan Standard Time|Africa/Juba
Sri Lanka Standard Time|Asia/Colombo
Sudan Standard Time|Africa/Khartoum
Syria Standard Time|Asia/Damascus
Taipei Standard Time|Asia/Taipei
Tasmania Standard Time|Australia/Hobart Antarctica/Macquarie
Tocantins Standard Time|America/Araguaina
Tokyo Standard Time|Asia/Tokyo Asia/Jayapura Pacific/Palau Asia/Dili
Tomsk Standard Time|Asia/Tomsk
Tonga Standard Time|Pacific/Tongatapu
Transbaikal Standard Time|Asia/Chita
Turkey Standard Time|Europe/Istanbul
Turks And Caicos Standard Time|America/Grand_Turk
Ulaanbaatar Standard Time|Asia/Ulaanbaatar
US Eastern Standard Time|America/Indiana/Indianapolis America/Indiana/Marengo America/Indiana/Vevay
US Mountain Standard Time|America/Phoenix America/Creston America/Dawson_Creek America/Fort_Nelson America/Hermosillo
UTC-02|America/Noronha Atlantic/South_Georgia
UTC-08|Pacific/Pitcairn
UTC-09|Pacific/Gambier
UTC-11|Pacific/Pago_Pago Pacific/Niue Pacific/Midway
UTC+12|Pacific/Tarawa Pacific/Majuro Pacific/Kwajalein Pacific/Nauru Pacific/Funafuti Pacific/Wake Pacific/Wallis
UTC+13|Pacific/Kanton Pacific/Fakaofo
Venezuela Standard Time|America/Caracas
Vladivostok Standard Time|Asia/Vladivostok Asia/Ust-Nera
Volgograd Standard Time|Europe/Volgograd
W. Australia Standard Time|Australia/Perth
W. Central Africa Standard Time|Africa/Lagos Africa/Luanda Africa/Porto-Novo Africa/Kinshasa Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Algiers Africa/Libreville Africa/Malabo Africa/Niamey Africa/Ndjamena Africa/Tunis
W. Europe Standard Time|Europe/Berlin Europe/Andorra Europe/Vienna Europe/Zurich Europe/Busingen Europe/Gibraltar Europe/Rome Europe/Vaduz Europe/Luxembourg Europe/Monaco Europe/Malta Europe/Amsterdam Europe/Oslo Europe/Stockholm Arctic/Longyearbyen Europe/San_Marino Europe/Vatican
W. Mongolia Standard Time|Asia/Hovd
West Asia Standard Time|Asia/Tashkent Antarctica/Mawson Asia/Oral Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Qostanay Indian/Maldives Indian/Kerguelen Asia/Dushanbe Asia/Ashgabat Asia/Samarkand
West Bank Standard Time|Asia/Hebron Asia/Gaza
West Pacific Standard Time|Pacific/Port_Moresby Antarctica/DumontDUrville Pacific/Guam Pacific/Saipan
Yakutsk Standard Time|Asia/Yakutsk Asia/Khandyga
Yukon Standard Time|America/Whitehorse America/Dawson
`;
