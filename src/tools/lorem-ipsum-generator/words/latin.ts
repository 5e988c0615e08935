/** Classical Latin words of everyday use. */
export const LATIN = `
  ab ac ad adhuc aequor aestas aeternus agmen albus aliqua alter altus amare amicus amor animus annus ante apud aqua
  arbor ardor arena argentum ars astrum atque aura aurum autem bene bonus brevis caelum campus candidus canere carmen carus
  casa causa celer ceteri circa clarus collis color contra cor corona corpus cras cum cura cursus dare decor dein dens
  dextra dies digitus discere diu dives docere domus donec donum dulcis durus ego enim equus ergo esse est etiam ex
  exemplum fabula facere facilis fama felix ferre fides filum finis flamma flos fluere flumen folium fons forma fortis frater
  frigus fructus fulgor genus gradus grandis gratia gravis habere herba heri hic hiems hodie homo honor hora hortus humus
  iam ibi idem ignis ille imago imber in inde ingenium insula inter ipse iter iterum iucundus iuvat labor lac lacus laetus
  lapis largus latus lectus legere lenis levis liber limen lingua litus locus longus luceo lumen luna lux magnus mane manus
  mare mater medius mel memoria mens mensa mensis meus miles mirus mitis modus mollis mons mora mox multus mundus munus
  murus musa nam natura navis nec nemus nihil nimis niveus nobis nomen non noster novus nox nubes nullus numerus nunc
  oculus odor olim omnis opera opus ora orbis ordo otium pagina panis pars parvus pater paucus pax per pes placidus planus
  plenus poeta pons porta post potest prae pratum primus pro prope puer pulcher purus quasi quies quisque quondam ratio rectus
  regio res ripa risus rivus ros rosa rota rursus sacer saepe sal salus sanus sapere saxum semper senex serenus sic sidus
  signum silva simul sine sol solum somnus sonus soror spatium species spes statim stella studium suavis sub sumus super tacere
  tamen tandem tectum tempus tener terra totus tranquillus tres trans tum umbra unda undique unus urbs usus uva vallis
  varius velum ventus ver verbum verus vesper vestis via videre vinum viridis vita vivere volare vox
`;
