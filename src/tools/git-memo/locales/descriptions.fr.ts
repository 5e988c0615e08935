import type { Command } from '../commands';

/** What each command does, in one sentence. */
export const descriptions: Record<Command, string> = {
  'git config --global user.name "NAME"': 'Définit le nom que portent vos commits.',
  'git config --global user.email "MAIL"': 'Définit l’adresse électronique que portent vos commits.',
  'git config --global init.defaultBranch main': 'Nomme main la première branche des nouveaux dépôts.',
  'git config --global pull.rebase true':
    'Fait rejouer vos commits par-dessus ceux récupérés à chaque pull, au lieu de fusionner.',
  'git config --global core.editor "code --wait"':
    'Ouvre les messages dans VS Code ; git attend la fermeture de l’onglet.',
  'git config --global rerere.enabled true': 'Retient la résolution d’un conflit et la réapplique s’il se représente.',
  'git config --global alias.st "status -sb"': 'Fait de git st un raccourci de git status -sb.',
  'git config --list --show-origin': 'Liste tous les réglages en vigueur et le fichier d’où chacun provient.',
  'git init': 'Fait du dossier courant un dépôt.',
  'git clone URL': 'Copie un dépôt et tout son historique dans un nouveau dossier.',
  'git clone --depth 1 URL': 'Ne copie que l’état le plus récent, ce qui est rapide pour un gros dépôt.',
  'git clone --branch BRANCH --single-branch URL': 'Ne copie qu’une branche et s’y place.',
  'git submodule update --init --recursive':
    'Récupère les sous-modules, et les leurs, aux commits que le dépôt demande.',
  'git status -sb': 'Montre la branche et les fichiers modifiés en bref : indexés à gauche, non indexés à droite.',
  'git add FILE': 'Indexe les modifications d’un fichier pour le prochain commit.',
  'git add -A': 'Indexe tout : fichiers modifiés, nouveaux et supprimés.',
  'git add -p': 'Demande pour chaque modification s’il faut l’indexer.',
  'git commit -m "MSG"': 'Valide ce qui est indexé, avec un message.',
  'git commit -am "MSG"':
    'Valide toutes les modifications des fichiers suivis sans les indexer d’abord ; les nouveaux fichiers restent à part.',
  'git commit --allow-empty -m "MSG"': 'Crée un commit sans modification, par exemple pour relancer une intégration.',
  'git commit --fixup=COMMIT': 'Crée une correction qu’un rebase autosquash intégrera plus tard à ce commit.',
  'git commit --amend --no-edit': 'Ajoute ce qui est indexé au dernier commit et garde son message.',
  'git commit --amend -m "MSG"': 'Donne un nouveau message au dernier commit ; ce qui est indexé y entre aussi.',
  'git commit --amend --reset-author --no-edit': 'Fait de vous, maintenant, l’auteur du dernier commit.',
  'git mv OLD NEW': 'Renomme un fichier et indexe le changement.',
  'git rm --cached FILE': 'Cesse de suivre un fichier mais le garde sur le disque.',
  'git log --oneline --graph --decorate --all': 'Dessine l’historique de toutes les branches, une ligne par commit.',
  'git log -p -- FILE': 'Montre chaque commit qui a touché un fichier, avec ses modifications.',
  'git log --follow -- FILE': 'Montre l’historique d’un fichier, même renommé.',
  'git log -S "TEXT"': 'Trouve les commits qui ont ajouté ou retiré un texte.',
  'git log --author=NAME --since="2 weeks ago"': 'Montre les commits d’un auteur sur deux semaines.',
  'git show COMMIT': 'Montre le message et les modifications d’un commit.',
  'git show COMMIT:FILE': 'Affiche un fichier tel qu’il était dans un commit.',
  'git diff': 'Montre ce qui est modifié mais pas indexé.',
  'git diff --staged': 'Montre ce que contiendrait le prochain commit.',
  'git diff MAIN...BRANCH': 'Montre ce qu’une branche a changé depuis qu’elle a quitté la principale.',
  'git blame -L 10,20 FILE': 'Dit qui a modifié en dernier les lignes 10 à 20, et dans quel commit.',
  'git grep -n "TEXT"': 'Cherche dans les fichiers suivis et affiche les numéros de ligne.',
  'git shortlog -sn HEAD': 'Compte les commits de chaque auteur.',
  'git reflog': 'Liste les positions récentes de HEAD : le chemin vers les commits perdus.',
  'git switch BRANCH': 'Va sur une branche (avant : git checkout BRANCH) ; les modifications sans conflit suivent.',
  'git switch -': 'Revient à la branche précédente (avant : git checkout -).',
  'git switch -c BRANCH': 'Crée une branche ici et s’y place (avant : git checkout -b BRANCH).',
  'git branch -vv': 'Liste les branches locales, leur dernier commit et la branche distante suivie.',
  'git branch -a': 'Liste toutes les branches, distantes comprises.',
  'git branch --merged MAIN': 'Liste les branches dont tous les commits sont dans la principale.',
  'git branch -m OLD NEW': 'Renomme une branche.',
  'git branch -d BRANCH': 'Supprime une branche, seulement si ses commits sont fusionnés.',
  'git branch -D BRANCH': 'Supprime une branche même si ses commits ne sont nulle part ailleurs.',
  'git branch -u REMOTE/BRANCH': 'Fait suivre une branche distante à la branche courante.',
  'git remote -v': 'Liste les dépôts distants et leurs adresses.',
  'git remote add REMOTE URL': 'Ajoute un dépôt distant sous un nom.',
  'git remote set-url REMOTE URL': 'Change l’adresse d’un dépôt distant, par exemple de HTTPS à SSH.',
  'git fetch --all --prune':
    'Récupère de tous les dépôts distants et oublie les branches qui y sont supprimées ; vos fichiers ne changent pas.',
  'git pull --rebase': 'Récupère puis rejoue vos commits par-dessus ce qui est arrivé.',
  'git push -u REMOTE HEAD': 'Pousse la branche courante sous son nom et la suit désormais.',
  'git push --force-with-lease':
    'Remplace la branche distante par la vôtre, sauf si quelqu’un a poussé depuis votre dernier fetch.',
  'git push REMOTE --delete BRANCH': 'Supprime une branche sur le dépôt distant.',
  'git ls-remote --heads REMOTE': 'Liste les branches distantes sans les récupérer.',
  'git merge BRANCH': 'Fusionne une branche dans la branche courante.',
  'git merge --no-ff BRANCH': 'Fusionne avec un commit de fusion, même quand une simple avance suffirait.',
  'git merge --squash BRANCH': 'Indexe toutes les modifications d’une branche en une fois ; à vous de valider.',
  'git merge --abort':
    'Arrête une fusion en conflit et revient à l’état d’avant ; les conflits déjà résolus sont perdus.',
  'git rebase MAIN': 'Rejoue les commits de votre branche par-dessus la principale.',
  'git rebase -i HEAD~3': 'Permet de réordonner, renommer, réunir ou retirer les trois derniers commits.',
  'git rebase -i --autosquash MAIN': 'Intègre les commits fixup de votre branche à ceux qu’ils corrigent.',
  'git rebase --onto NEWBASE OLDBASE BRANCH': 'Déplace sur NEWBASE les commits d’une branche qui suivent OLDBASE.',
  'git rebase --continue': 'Reprend un rebase une fois les conflits résolus et indexés.',
  'git rebase --abort': 'Arrête un rebase et revient à l’état d’avant ; les conflits déjà résolus sont perdus.',
  'git checkout --ours FILE':
    'Prend notre version d’un fichier en conflit ; pendant un rebase, c’est celle de la branche d’arrivée.',
  'git checkout --theirs FILE':
    'Prend l’autre version d’un fichier en conflit ; pendant un rebase, c’est celle de votre commit.',
  'git cherry-pick -x COMMIT': 'Copie un commit ici et note sa provenance dans le message.',
  'git cherry-pick A^..B': 'Copie tous les commits de A à B, bornes comprises.',
  'git restore FILE':
    'Rend à un fichier son état indexé (avant : git checkout -- FILE) : les modifications non indexées sont perdues, les indexées restent.',
  'git restore --staged FILE':
    'Retire un fichier du prochain commit (avant : git reset HEAD FILE) : l’indexé redevient non indexé, rien n’est perdu.',
  'git restore --source=COMMIT FILE':
    'Récrit un fichier tel qu’il était dans un commit (avant : git checkout COMMIT -- FILE, qui l’indexe aussi) : les modifications non indexées sont perdues, les indexées le restent.',
  'git revert COMMIT':
    'Crée un commit qui en annule un ancien ; refuse tant que quelque chose est indexé ; les modifications non indexées restent si elles ne gênent pas.',
  'git revert -m 1 MERGE':
    'Annule une fusion en gardant le côté du premier parent ; refuse tant que quelque chose est indexé ; les modifications non indexées restent si elles ne gênent pas.',
  'git reset --soft HEAD~1':
    'Défait le dernier commit : ses modifications redeviennent indexées ; celles indexées ou non restent telles quelles.',
  'git reset HEAD~1':
    'Défait le dernier commit : ses modifications et tout l’indexé deviennent non indexés ; les fichiers ne changent pas.',
  'git reset --hard HEAD~1':
    'Jette le dernier commit ; les modifications indexées et non indexées sont perdues aussi, les fichiers non suivis restent.',
  'git fetch REMOTE':
    'Première étape pour reprendre l’état distant : le récupère ; les modifications, indexées ou non, restent telles quelles.',
  'git reset --hard REMOTE/BRANCH':
    'Seconde étape : rend votre branche identique à la distante ; vos commits et vos modifications, indexées ou non, sont perdus.',
  'git reset --hard ORIG_HEAD':
    'Revient à avant la dernière fusion, le dernier rebase ou reset ; les modifications, indexées ou non, sont perdues.',
  'git reset --hard HEAD@{1}':
    'Revient à la position précédente de HEAD (voir git reflog) ; les modifications, indexées ou non, sont perdues.',
  'git clean -nd':
    'Liste les fichiers et dossiers non suivis que git clean -fd supprimerait ; rien ne change, indexé ou non.',
  'git clean -fd':
    'Supprime pour de bon les fichiers et dossiers non suivis, sauf les ignorés ; les modifications des fichiers suivis, indexées ou non, restent.',
  'git fsck --lost-found':
    'Retrouve commits et contenus que plus rien ne désigne, même de l’indexé perdu ; ne change rien, indexé ou non.',
  'git stash push -u -m "MSG"':
    'Met de côté toutes les modifications sous un message, fichiers non suivis compris, et laisse les fichiers propres.',
  'git stash list': 'Liste ce qui a été mis de côté, le plus récent d’abord.',
  'git stash show -p stash@{0}': 'Montre les dernières modifications mises de côté.',
  'git stash pop': 'Reprend ce qui a été mis de côté en dernier et le retire de la liste, sauf conflit.',
  'git stash apply': 'Le reprend et le garde aussi dans la liste.',
  'git stash branch BRANCH': 'Crée une branche là où les modifications ont été mises de côté et les y reprend.',
  'git stash drop': 'Supprime ce qui a été mis de côté en dernier.',
  'git tag -a v1.0.0 -m "MSG"': 'Crée une étiquette avec auteur, date et message sur le commit courant.',
  'git describe --tags': 'Nomme le commit courant d’après l’étiquette précédente la plus proche.',
  'git push REMOTE v1.0.0': 'Pousse une étiquette.',
  'git push --tags': 'Pousse toutes les étiquettes absentes du dépôt distant.',
  'git tag -d v1.0.0': 'Supprime une étiquette, ici seulement.',
  'git push REMOTE --delete v1.0.0': 'Supprime une étiquette sur le dépôt distant.',
  'git bisect start': 'Commence la recherche du commit fautif.',
  'git bisect bad': 'Indique que le commit courant a le défaut.',
  'git bisect good COMMIT': 'Indique qu’un commit était encore bon ; git en prend alors un à mi-chemin.',
  'git bisect run CMD':
    'Cherche tout seul : une commande qui finit par 0 veut dire bon, 1 à 127 mauvais, 125 à passer.',
  'git bisect reset': 'Termine la recherche et revient au point de départ.',
  'git worktree add ../dir BRANCH': 'Extrait une branche dans un second dossier, à côté de celui-ci.',
  'git worktree list': 'Liste les dossiers de ce dépôt et leurs branches.',
  'git worktree remove ../dir': 'Retire un tel dossier ; refuse tant qu’il contient des modifications.',
  'git check-ignore -v FILE': 'Dit quelle règle de quel fichier fait ignorer un chemin.',
  'git sparse-checkout set DIR': 'Ne garde sur le disque qu’un dossier et les fichiers de la racine.',
  'git archive --format=zip -o out.zip HEAD': 'Réunit les fichiers du commit courant dans un ZIP, sans historique.',
  'git format-patch -1': 'Écrit le dernier commit dans un fichier patch, prêt à envoyer.',
  'git count-objects -vH': 'Indique la place que prend le dépôt.',
  'git gc': 'Compacte le dépôt et retire les vieilles données que plus rien ne désigne.',
};
