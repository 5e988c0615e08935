/** Common English words. Without “a” and “an”, so that none stands before the wrong letter. */
export const ENGLISH = `
  about above across afternoon again air along always among apple around autumn away basket beach before behind bell below
  bench beside better between bird blue boat book bread breeze bridge bright bring broad brown brush build but calm candle
  careful carry castle chair change cheerful children circle clean clear climb clock cloud coast coffee cold colour come
  corner country cover crowd curious curtain dance dark day deep distant door down draw dream drink drop dry dust early
  earth easy edge empty enough evening every fall family far farmer feather field find fire first flag float floor flower
  follow forest forget fresh friend from fruit garden gentle glass glow gold grass green ground grow half happy harbour hat
  heart heavy hill hold home honey hope hour house idea inside island journey jump keep kettle kitchen know ladder lake
  lamp large laugh leaf learn leave letter light listen little long look lucky make many map market meadow meet melody
  middle mild mirror moment moon morning mountain move music narrow near never new night north notice number ocean often old
  only open orange orchard other outside over page paint paper path pencil people picture piece plain plant play pocket
  polite pond pool quick quiet rain read ready remember rest ribbon rice ride ring river road roof room round sail salt
  same sand season second seed shadow share shell shine ship shore short silent silver simple sing sky sleep slow small
  smile snow soft some song soon sound south spring stairs stand star station stay steady stone story street strong summer
  sun swim table tall tea tell that the there thing think this thread through thunder time today together tomorrow tower
  town train travel tree turn under until upon valley village violet visit voice wait walk wall warm wash watch water wave
  weather west wheat wheel when where while white wide wild wind window winter with wonder wood work write year yellow
  yesterday young
`;
