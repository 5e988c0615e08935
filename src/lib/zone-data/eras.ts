// Written by `npm run zone-data` from tzdata 2025b (public domain).

/**
 * What local times are called since 1970, a line for zones that are alike: eras with their ends in Unix seconds, in each of them offsets in minutes with
 * their short names, where there are such; `*` is summer time.
 */
export const ERAS = `
60=CET,120=CEST* Europe/Andorra Europe/Tirane Europe/Vienna Europe/Sarajevo Europe/Brussels Europe/Zurich Europe/Prague Europe/Berlin Europe/Busingen Europe/Copenhagen Europe/Madrid Europe/Paris Europe/Gibraltar Europe/Zagreb Europe/Budapest Europe/Rome Europe/Vaduz Europe/Luxembourg Europe/Monaco Europe/Podgorica Europe/Skopje Europe/Malta Europe/Amsterdam Europe/Oslo Europe/Warsaw Europe/Belgrade Europe/Stockholm Europe/Ljubljana Arctic/Longyearbyen Europe/Bratislava Europe/San_Marino Africa/Tunis Europe/Vatican
240= Asia/Dubai Asia/Muscat Indian/Reunion Indian/Mahe
270= Asia/Kabul
-240=AST America/Antigua America/Anguilla America/Aruba America/St_Barthelemy America/Kralendijk America/Blanc-Sablon America/Curacao America/Dominica America/Grenada America/Guadeloupe America/St_Kitts America/St_Lucia America/Marigot America/Montserrat America/Puerto_Rico America/Lower_Princes America/Port_of_Spain America/St_Vincent America/Tortola America/St_Thomas
670370400:240=,300=*;811897200:240=*,180=;240=,300=* Asia/Yerevan
60=WAT Africa/Luanda Africa/Porto-Novo Africa/Kinshasa Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Libreville Africa/Malabo Africa/Niamey Africa/Lagos
720=NZST,780=NZDT* Antarctica/McMurdo Pacific/Auckland
480=,660= Antarctica/Casey
420=,300= Antarctica/Davis
600= Antarctica/DumontDUrville Pacific/Chuuk Pacific/Port_Moresby
360=,300= Antarctica/Mawson
403070400:-180=,-120=*,-240=;1480820400:-180=*,-240=;-180= Antarctica/Palmer
0=,-180= Antarctica/Rothera
180= Antarctica/Syowa Asia/Kuwait Asia/Riyadh Asia/Aden
0=,120=* Antarctica/Troll
420=,0=,300= Antarctica/Vostok
938919600:-180=,-120=*;952052400:-180=*;-180=,-120=* America/Argentina/Buenos_Aires
938919600:-180=,-120=*,-240=;952052400:-180=*;-180=,-120=* America/Argentina/Cordoba America/Argentina/Salta
657086400:-180=,-120=*,-240=;699415200:-180=*,-240=,-120=*;938919600:-180=,-120=*;952052400:-180=*;-180=,-120=* America/Argentina/Jujuy
938919600:-180=,-120=*,-240=;952052400:-180=*;-180=,-240=,-120=* America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan
655963200:-180=,-120=*,-240=;731469600:-180=*,-240=,-120=*;938919600:-180=;952052400:-180=*;-180=,-240=,-120=* America/Argentina/Mendoza
655963200:-180=,-120=*,-240=;675748800:-180=*,-240=;938919600:-180=;952052400:-180=*;1200880800:-180=,-240=,-120=*;1255233600:-180=*,-240=;-180= America/Argentina/San_Luis
938919600:-180=,-120=*;952052400:-180=*;-180=,-240=,-120=* America/Argentina/Rio_Gallegos America/Argentina/Ushuaia
-660=SST Pacific/Pago_Pago Pacific/Midway
600=AEST,630=,690=*,660=* Australia/Lord_Howe
660=AEDT*,600=AEST Antarctica/Macquarie Australia/Hobart
600=AEST,660=AEDT* Australia/Melbourne Australia/Sydney Australia/Brisbane Australia/Lindeman
570=ACST,630=ACDT* Australia/Broken_Hill Australia/Adelaide
570=ACST Australia/Darwin
480=AWST,540=AWDT* Australia/Perth
525=,585=* Australia/Eucla
120=EET,180=EEST* Europe/Mariehamn Europe/Sofia Asia/Nicosia Africa/Cairo Europe/Helsinki Europe/Athens Asia/Beirut Europe/Bucharest
670370400:240=,300=*;717548400:240=*,180=;240=,300=* Asia/Baku
-240=AST,-180=ADT* America/Barbados Atlantic/Bermuda America/Halifax America/Glace_Bay America/Moncton America/Thule America/Martinique
360=,420=* Asia/Dhaka
0=GMT Africa/Ouagadougou Africa/Abidjan Africa/Accra Africa/Banjul Africa/Conakry Atlantic/Reykjavik Africa/Bamako Africa/Nouakchott Atlantic/St_Helena Africa/Freetown Africa/Dakar Africa/Lome
240=,180= Asia/Bahrain Asia/Qatar
120=CAT Africa/Bujumbura Africa/Gaborone Africa/Lubumbashi Africa/Blantyre Africa/Maputo Africa/Kigali Africa/Lusaka Africa/Harare
480= Asia/Brunei Asia/Kuching
-240= America/La_Paz
-120=,-60=* America/Noronha
-180=,-120=* America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Sao_Paulo
-240=,-180=* America/Campo_Grande America/Cuiaba America/Porto_Velho America/Boa_Vista America/Manaus
1214280000:-240=,-180=*;-180= America/Santarem
1214283600:-300=,-240=*;-240=,-300= America/Eirunepe America/Rio_Branco
-300=EST,-240=EDT* America/Nassau America/Toronto America/Port-au-Prince America/Jamaica America/New_York America/Detroit America/Indiana/Indianapolis America/Indiana/Vevay
330=,360= Asia/Thimphu
670374000:180=MSK,240=MSD*;1301184000:180=EEST*,120=EET;180= Europe/Minsk
-360=CST,-300=CDT* America/Belize America/Winnipeg America/Costa_Rica America/Guatemala America/Tegucigalpa America/Mexico_City America/Monterrey America/Matamoros America/El_Salvador America/Chicago
-210=NST,-150=NDT*,-90=NDDT* America/St_Johns
-240=AST,-180=ADT*,-120=ADDT* America/Goose_Bay
954662400:-300=EST,-240=EDT*,-360=CST;972802800:-300=CDT*;-300=EST,-240=EDT* America/Iqaluit
-300=EST America/Atikokan America/Cayman America/Panama
972802800:-360=CST,-300=CDT*;986112000:-300=EST;1162105200:-300=CDT*,-360=CST;1173600000:-300=EST;-300=CDT*,-360=CST America/Resolute
972802800:-360=CST,-300=CDT*;986112000:-300=EST;-300=CDT*,-360=CST America/Rankin_Inlet
-360=CST America/Regina
-420=MST,-360=CST America/Swift_Current
-420=MST,-360=MDT* America/Edmonton America/Mazatlan America/Hermosillo America/Denver America/Boise
941356800:-420=MST,-360=MDT*;972802800:-360=CST,-300=CDT*;986115600:-300=EST,-360=CST;-360=MDT*,-420=MST America/Cambridge_Bay
309945600:-480=PST,-420=PDT*,-360=MDT*;-420=MST,-360=MDT* America/Inuvik
-420=MST America/Creston America/Phoenix
84013200:-480=PST,-420=PDT*;-420=MST America/Dawson_Creek
1425808800:-480=PST,-420=PDT*;-420=MST America/Fort_Nelson
1604214000:-480=PST,-420=PDT*;-420=MST America/Whitehorse
1604214000:-540=YST,-480=PST,-420=PDT*;-420=MST America/Dawson
-480=PST,-420=PDT* America/Vancouver America/Tijuana America/Los_Angeles
390= Indian/Cocos Asia/Yangon
-630=,-570=*,-600= Pacific/Rarotonga
-180=*,-240= America/Santiago
1742439600:-180=*,-240=;-180= America/Coyhaique
1480820400:-180=*,-240=;-180= America/Punta_Arenas
384922800:-360=*,-420=;-360=,-300=* Pacific/Easter
480=CST,540=CDT* Asia/Shanghai Asia/Macau Asia/Taipei
360= Asia/Urumqi
-300=,-240=* America/Bogota America/Guayaquil America/Lima
-300=CST,-240=CDT* America/Havana
-120=,-60= Atlantic/Cape_Verde
420= Indian/Christmas Asia/Phnom_Penh Asia/Vientiane Asia/Bangkok
1473282000:120=EET,180=EEST*;1521939600:180=,120=EET;180=EEST*,120=EET Asia/Famagusta
180=EAT Africa/Djibouti Africa/Asmara Africa/Addis_Ababa Africa/Nairobi Indian/Comoro Indian/Antananarivo Africa/Mogadishu Africa/Dar_es_Salaam Africa/Kampala Indian/Mayotte
-270=*,-300=EST,-240=AST America/Santo_Domingo
246236400:0=WET,60=WEST*;325468800:60=CET,120=CEST*,0=WET;357523200:60=WEST*,0=WET;60=CET Africa/Algiers
722930400:-300=,-360=;-300=*,-360= Pacific/Galapagos
606870000:180=MSK,240=MSD*;180=EEST*,120=EET Europe/Tallinn Europe/Riga
1540692000:-60=,0=,60=*;60=,0= Africa/El_Aaiun
448243200:0=WET,60=WEST*;60=CET,120=CEST* Africa/Ceuta
0=WET,60=WEST* Atlantic/Canary Atlantic/Faroe Atlantic/Madeira
720=,780=* Pacific/Fiji
495601200:-240=,-180=,-120=*;1283666400:-180=*,-240=;-180= Atlantic/Stanley
660= Pacific/Pohnpei Pacific/Guadalcanal
720=,660= Pacific/Kosrae
69818400:60=BST,0=GMT;60=BST*,0=GMT Europe/London Europe/Guernsey Europe/Isle_of_Man Europe/Jersey
670370400:240=,300=*;780436800:240=*,180=;1088276400:240=,300=*;1111878000:240=*,180=;240= Asia/Tbilisi
-180= America/Cayenne
1679792400:-180=,-120=*;-120=,-60=* America/Nuuk
-180=,-120=*,0=GMT America/Danmarkshavn
370400400:-120=,-60=*,0=*;1711846800:-60=,0=*;-60=*,-120= America/Scoresbysund
-120= Atlantic/South_Georgia
977493600:600=GST,660=GDT*;600= Pacific/Guam Pacific/Saipan
-60=,0=GMT Africa/Bissau
-225=,-180=,-240= America/Guyana
480=HKT,540=HKST* Asia/Hong_Kong
420=WIB Asia/Jakarta
480=WITA,420=WIB Asia/Pontianak
480=WITA Asia/Makassar
540=WIT Asia/Jayapura
69818400:60=IST,0=GMT;60=IST*,0=GMT Europe/Dublin
120=IST,180=IDT* Asia/Jerusalem
330=IST Asia/Kolkata
300=,360= Indian/Chagos
180=,240=* Asia/Baghdad
210=,270=*,240=,300=* Asia/Tehran
1666908000:120=EET,180=EEST*;180= Asia/Amman
540=JST Asia/Tokyo
670363200:360=,420=*;1123783200:360=*,300=;360= Asia/Bishkek
720= Pacific/Tarawa Pacific/Majuro Pacific/Funafuti Pacific/Wake Pacific/Wallis
-720=,-660=,780= Pacific/Kanton
-640=,-600=,840= Pacific/Kiritimati
540=KST,510=KST Asia/Pyongyang
540=KST,600=KDT* Asia/Seoul
670363200:360=,420=*;695768400:360=*,300=;360=,420=*,300= Asia/Almaty
370720800:300=,360=*;386445600:360=;670366800:360=*,300=;686095200:300=*;701812800:300=,360=;1099170000:360=*,300=;360=,300= Asia/Qyzylorda
370720800:300=,360=*;386445600:360=;670366800:360=*,300=;695772000:300=*,240=;1099170000:300=,360=*;360=,300= Asia/Qostanay
370720800:300=,360=*;386445600:360=;670366800:360=*,300=;695772000:300=*,240=;300=,360=* Asia/Aqtobe
386445600:300=,360=;670366800:360=*,300=;695772000:300=*,240=;796168800:300=,360=*,240=;1099173600:300=*,240=;300= Asia/Aqtau
386445600:300=,360=;670366800:360=*,300=;695772000:300=*,240=;922568400:300=,360=*;1099173600:300=*,240=;300= Asia/Atyrau
370720800:300=,360=*;386445600:360=;606862800:360=*,300=;695772000:300=*,240=;701816400:300=;1099173600:300=*,240=;300= Asia/Oral
330=,390=,360= Asia/Colombo
-2670s=MMT,0=GMT Africa/Monrovia
120=SAST Africa/Maseru Africa/Mbabane Africa/Johannesburg
606870000:180=MSK,240=MSD*;891133200:180=EEST*,120=EET;941331600:120=CEST*,60=CET;120=EET,180=EEST* Europe/Vilnius
386463600:120=EET,60=CET;641775600:120=CEST*,60=CET;860108400:120=EET,60=CET;875916000:120=CEST*;1364515200:120=EET,60=CET;1382659200:120=CEST*;120=EET Africa/Tripoli
448243200:0=,60=*;1212278400:60=,0=;1540692000:60=*,0=;60=,0= Africa/Casablanca
641944800:180=MSK,240=MSD*;180=EEST*,120=EET Europe/Chisinau
-720=,720= Pacific/Kwajalein
420=,480=,540=* Asia/Ulaanbaatar
360=,420=,480=* Asia/Hovd
240=,300=* Indian/Mauritius
300= Indian/Maldives Indian/Kerguelen
828864000:-360=CST,-300=EST;877849200:-300=CDT*,-360=CST;902037600:-300=EST,-240=EDT*;1422777600:-300=CDT*,-360=CST;-300=EST America/Cancun
828864000:-360=CST,-300=EST;-300=CDT*,-360=CST America/Merida
891766800:-360=CST,-300=CDT*;1667116800:-360=MDT*,-420=MST;-360=CST America/Chihuahua
891766800:-360=CST,-300=CDT*;1667116800:-360=MDT*,-420=MST;1678611600:-360=CST,-420=MST;-360=MDT*,-420=MST America/Ciudad_Juarez
891766800:-360=CST,-300=CDT*;1667116800:-360=MDT*,-420=MST;-360=CST,-300=CDT* America/Ojinaga
1288508400:-420=MST,-360=MDT*,-300=CDT*;-360=CST,-300=CDT* America/Bahia_Banderas
450=,480= Asia/Kuala_Lumpur Asia/Singapore
637970400:120=SAST;778640400:120=CAT,60=WAT;1504400400:120=CAT*,60=WAT;120=CAT Africa/Windhoek
660=,720=* Pacific/Noumea Pacific/Efate
690=,750=*,660=,720=* Pacific/Norfolk
290584800:-360=CST,-300=EST;694260000:-300=CDT*,-360=CST;1113112800:-300=EST,-360=CST;-300=CDT*,-360=CST America/Managua
330=,345= Asia/Kathmandu
690=,720= Pacific/Nauru
-660= Pacific/Niue
765=,825=* Pacific/Chatham
-600= Pacific/Tahiti
-570= Pacific/Marquesas
-540= Pacific/Gambier
600=,660= Pacific/Bougainville
480=PST,540=PDT* Asia/Manila
38775600:300=;300=PKT,360=PKST* Asia/Karachi
-240=AST,-180=,-120=* America/Miquelon
-510=,-480= Pacific/Pitcairn
820447200:120=IST,180=IDT*;120=EET,180=EEST* Asia/Gaza Asia/Hebron
228268800:60=CET,0=WET;717555600:60=WEST*,0=WET;828234000:60=CET,120=CEST*;60=WEST*,0=WET Europe/Lisbon
725421600:-60=,0=*;740278800:0=WET,60=WEST*;0=*,-60= Atlantic/Azores
540= Pacific/Palau
181368000:-240=,-180=;1728961200:-180=*,-240=;-180= America/Asuncion
606870000:180=MSK,240=MSD*;1301184000:180=EEST*,120=EET;180=,120=EET Europe/Kaliningrad
670374000:180=MSK,240=MSD*;695779200:180=EEST*,120=EET;1301180400:180=MSK,240=MSD*;240=MSK,180=MSK Europe/Moscow
701827200:180=MSK,240=MSD*,120=EET;780447600:180=EEST*,120=EET,240=MSD*;859683600:180=MSK,240=MSD*;1414274400:180=EEST*,120=EET,240=MSK;180=MSK Europe/Simferopol
606866400:240=,300=*;670374000:240=MSD*,180=MSK;701820000:240=;1301180400:240=MSD*,180=MSK;240=MSK,180=MSK Europe/Kirov
575416800:240=,300=*;670374000:240=MSD*,180=MSK;701820000:240=;1301180400:240=MSD*,180=MSK;1540681200:240=MSK,180=MSK;240=,180=MSK Europe/Volgograd
606866400:240=,300=*;670374000:240=*,180=;701820000:240=;1301180400:240=*,180=;240=,180= Europe/Astrakhan
575416800:240=,300=*;670374000:240=*,180=;701820000:240=;1301180400:240=*,180=;240=,180= Europe/Saratov
606866400:240=,300=*;670374000:240=*,180=;695779200:180=*,120=;1301180400:180=,240=*;240=,180= Europe/Ulyanovsk
606866400:240=,300=*;670374000:240=*,180=;686102400:180=*;1269727200:180=,240=,300=*;1301180400:240=*,180=;240= Europe/Samara
670366800:300=,360=*;695772000:300=*,240=;1301173200:300=,360=*;360=,300= Asia/Yekaterinburg
670363200:360=,420=*;695768400:360=*,300=;1301169600:360=,420=*;420=,360= Asia/Omsk
670359600:420=,480=*;695764800:420=*,360=;738086400:420=,480=*;1301169600:420=*,360=;420=,360= Asia/Novosibirsk
670359600:420=,480=*;695764800:420=*,360=;801590400:420=,480=*;1301169600:420=*,360=;420=,360= Asia/Barnaul
670359600:420=,480=*;695764800:420=*,360=;1020193200:420=,480=*;1301169600:420=*,360=;420=,360= Asia/Tomsk
670359600:420=,480=*;695764800:420=*,360=;1269716400:420=,480=*;1301169600:420=*,360=;420= Asia/Novokuznetsk
670359600:420=,480=*;695764800:420=*,360=;1301166000:420=,480=*;480=,420= Asia/Krasnoyarsk
670356000:480=,540=*;695761200:480=*,420=;1301162400:480=,540=*;540=,480= Asia/Irkutsk
670352400:540=,600=*;695757600:540=*,480=;1301158800:540=,600=*;600=,480=,540= Asia/Chita
670352400:540=,600=*;695757600:540=*,480=;1301158800:540=,600=*;600=,540= Asia/Yakutsk
670352400:540=,600=*;695757600:540=*,480=;1072882800:540=,600=*;1301155200:600=,660=*;660=,600=,540= Asia/Khandyga
670348800:600=,660=*;695754000:600=*,540=;1301155200:600=,660=*;660=,600= Asia/Vladivostok
670345200:540=,720=*,660=;695750400:660=*,600=;1301151600:660=,720=*;720=,660=,600= Asia/Ust-Nera
670345200:660=,720=*;695750400:660=*,600=;1301151600:660=,720=*;720=,600=,660= Asia/Magadan
670345200:660=,720=*;695750400:660=*,600=;859647600:660=,720=*;1301155200:660=*,600=;660=,600= Asia/Sakhalin
670345200:660=,720=*;695750400:660=*,600=;1301151600:660=,720=*;720=,660= Asia/Srednekolymsk
670341600:720=,780=*;695746800:720=*,660=;1269698400:720=,780=*;1301151600:720=*,660=;720= Asia/Kamchatka
386420400:780=,840=*;670341600:780=*,720=;695746800:720=*,660=;1269698400:720=,780=*;1301151600:720=*,660=;720= Asia/Anadyr
947930400:120=CAT,180=CAST*;180=EAT,120=CAT Africa/Khartoum Africa/Juba
-210=,-180= America/Paramaribo
0=GMT,60=WAT Africa/Sao_Tome
1666904400:120=EET,180=EEST*;180= Asia/Damascus
1425798000:-300=EST,-240=EDT*;1520751600:-240=AST;-240=EDT*,-300=EST America/Grand_Turk
60=WAT,120=WAST* Africa/Ndjamena
670363200:360=,420=*;360=*,300= Asia/Dushanbe Asia/Tashkent
-660=,780= Pacific/Fakaofo
540=,480= Asia/Dili
670366800:300=,360=*;695772000:300=*,240=;300= Asia/Ashgabat
780=,840=* Pacific/Tongatapu
267915600:120=EET,180=EEST*;482799600:180=,240=*,120=EET;1473195600:180=EEST*,120=EET;180= Europe/Istanbul
646783200:180=MSK,240=MSD*;180=EEST*,120=EET Europe/Kyiv
126687600:-300=EST,-240=EDT*;152089200:-300=CDT*;-300=EST,-240=EDT* America/Kentucky/Louisville America/Indiana/Marengo
972802800:-360=CST,-300=CDT*;-300=EST,-240=EDT* America/Kentucky/Monticello
1143961200:-300=EST,-240=EDT*;1194159600:-300=CDT*,-360=CST;-300=EST,-240=EDT* America/Indiana/Vincennes
1143961200:-300=EST,-240=EDT*;1194156000:-300=CDT*,-360=CST,-240=EDT*;-300=EST,-240=EDT* America/Indiana/Winamac
247042800:-360=CST,-300=CDT*;1143961200:-300=EST;1194159600:-300=CDT*,-360=CST;-300=EST,-240=EDT* America/Indiana/Petersburg
1143961200:-300=EST,-240=EDT*;-300=CDT*,-360=CST America/Indiana/Tell_City
688546800:-360=CST,-300=CDT*;1143961200:-300=EST;-300=CDT*,-360=CST America/Indiana/Knox
104914800:-300=EST;-300=CDT*,-360=CST America/Menominee
720000000:-420=MST,-360=MDT*;-360=CST,-300=CDT* America/North_Dakota/Center
1067155200:-420=MST,-360=MDT*;-360=CST,-300=CDT* America/North_Dakota/New_Salem
1289116800:-420=MST,-360=MDT*;-360=CST,-300=CDT* America/North_Dakota/Beulah
436359600:-600=AHST,-540=AHDT*;439030800:-540=YST;-540=AKST,-480=AKDT* America/Anchorage
325677600:-480=PST,-420=PDT*;341402400:-480=YDT*;439030800:-480=PST,-420=PDT*,-540=YST;-540=AKST,-480=AKDT* America/Juneau
439030800:-480=PST,-420=PDT*,-540=YST;-540=AKST,-480=AKDT* America/Sitka
1457866800:-480=PST,-420=PDT*,-540=AKST;1541325600:-480=AKDT*,-540=AKST;1552215600:-480=PST,-540=AKST;-480=AKDT*,-540=AKST America/Metlakatla
439030800:-540=YST,-480=YDT*;-540=AKST,-480=AKDT* America/Yakutat
439030800:-660=BST,-600=BDT*,-540=YST;-540=AKST,-480=AKDT* America/Nome
436363200:-660=BST,-600=BDT*;439034400:-600=AHST;-600=HST,-540=HDT* America/Adak
-600=HST Pacific/Honolulu
-180=,-120=*,-90=*,-150=* America/Montevideo
370720800:300=,360=*;386445600:360=;360=*,300= Asia/Samarkand
-240=,-270= America/Caracas
480=,420= Asia/Ho_Chi_Minh
-660=,-600=*,840=*,780= Pacific/Apia
`;
