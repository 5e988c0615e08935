/** Common French words; none that would have to be cut short before a vowel, such as “le” or “de”. */
export const FRENCH = `
  abeille accueil agréable aiguille ailleurs aimer air aller alors ami ancien année appeler après arbre argent arriver art
  assez atelier attendre aube aujourd’hui aussi automne autour avant avec avenir balade balcon banc barque bateau beau
  beaucoup bientôt blanc blé bleu bois boisson bon bonheur bonjour bord bouche bouquet bruit brume cadeau café calme campagne
  carnet cependant cerise certain chaise chaleur chambre champ chanson chanter chaque chat chaud chemin cheval chez ciel
  clair cloche cœur colline comme comprendre connaître conte corbeille côté couleur courir court crayon cuisine danser dans
  demain depuis dernier derrière dessiner dessous deux devant dimanche dire donner doucement doux durant eau école écouter
  écrire encore enfance enfant ensemble ensuite entre envie escalier espérer esprit étagère été étoile facile fenêtre ferme
  fête feu feuille fil fleur fleuve flotter forêt fort fraîcheur frais frère froid fruit gare garder gâteau gentil goût
  grand grange gris habiter haut herbe heure heureux hier histoire hiver horizon horloge idée île image instant jamais
  jardin jaune jeu jeune jouer jour journée joyeux joli lac laine lampe large léger légume lendemain lent lettre leur lever
  libre lieu ligne lire livre loin long lueur lumière lune maintenant mais maison manteau marché marcher matin
  meilleur mélodie même mer merveille miel mieux minuit miroir moment monde montagne montrer moulin musique nager neige noir
  nom nombreux nos nouveau nuage nuit océan odeur oiseau ombre orange oublier ouvert page pain paisible panier papier par
  parfois parfum parler partir passage patience paysage peindre pendant penser petit peu pied pierre pluie plage plaisir
  plume plus pomme pont porte poser pour pourtant prairie premier prendre près printemps profond promenade propre quand
  quelque question raisin rarement regarder rencontre repas repos rester retour réveil rêver rivière robe rocher rond rose
  rouge route ruban rue ruisseau sable saison saluer sans santé savoir secret sentier sentir simple soif soir soleil sommeil
  son sonner soudain souffle sourire sous souvenir souvent suivre sur table tambour tant tapis tard tasse temps tendre terre
  thé tiède toit tomber tôt toujours tout tranquille travers très trop trouver vague valise vallée vélo vent verger vers
  vert vieux vif village ville violet visage vite vivre voici voile voisin voix volet voyage vrai vraiment
`;
