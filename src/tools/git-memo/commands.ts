/** What a command does besides its task: writes commits anew, loses changes, or changes what others see. */
export const EFFECTS = ['history', 'discards', 'remote'] as const;
export type Effect = (typeof EFFECTS)[number];

/** Everyday commands by task, each with its effects. Words in capitals stand for what is the visitor's own. */
const COMMANDS = {
  setup: [
    ['git config --global user.name "NAME"'],
    ['git config --global user.email "MAIL"'],
    ['git config --global init.defaultBranch main'],
    ['git config --global pull.rebase true'],
    ['git config --global core.editor "code --wait"'],
    ['git config --global rerere.enabled true'],
    ['git config --global alias.st "status -sb"'],
    ['git config --list --show-origin'],
    ['git init'],
    ['git clone URL'],
    ['git clone --depth 1 URL'],
    ['git clone --branch BRANCH --single-branch URL'],
    ['git submodule update --init --recursive'],
  ],
  commit: [
    ['git status -sb'],
    ['git add FILE'],
    ['git add -A'],
    ['git add -p'],
    ['git commit -m "MSG"'],
    ['git commit -am "MSG"'],
    ['git commit --allow-empty -m "MSG"'],
    ['git commit --fixup=COMMIT'],
    ['git commit --amend --no-edit', 'history'],
    ['git commit --amend -m "MSG"', 'history'],
    ['git commit --amend --reset-author --no-edit', 'history'],
    ['git mv OLD NEW'],
    ['git rm --cached FILE'],
  ],
  inspect: [
    ['git log --oneline --graph --decorate --all'],
    ['git log -p -- FILE'],
    ['git log --follow -- FILE'],
    ['git log -S "TEXT"'],
    ['git log --author=NAME --since="2 weeks ago"'],
    ['git show COMMIT'],
    ['git show COMMIT:FILE'],
    ['git diff'],
    ['git diff --staged'],
    ['git diff MAIN...BRANCH'],
    ['git blame -L 10,20 FILE'],
    ['git grep -n "TEXT"'],
    ['git shortlog -sn HEAD'],
    ['git reflog'],
  ],
  branch: [
    ['git switch BRANCH'],
    ['git switch -'],
    ['git switch -c BRANCH'],
    ['git branch -vv'],
    ['git branch -a'],
    ['git branch --merged MAIN'],
    ['git branch -m OLD NEW'],
    ['git branch -d BRANCH'],
    ['git branch -D BRANCH', 'discards'],
    ['git branch -u REMOTE/BRANCH'],
  ],
  remote: [
    ['git remote -v'],
    ['git remote add REMOTE URL'],
    ['git remote set-url REMOTE URL'],
    ['git fetch --all --prune'],
    ['git pull --rebase', 'history'],
    ['git push -u REMOTE HEAD', 'remote'],
    ['git push --force-with-lease', 'history', 'remote'],
    ['git push REMOTE --delete BRANCH', 'remote'],
    ['git ls-remote --heads REMOTE'],
  ],
  merge: [
    ['git merge BRANCH'],
    ['git merge --no-ff BRANCH'],
    ['git merge --squash BRANCH'],
    ['git merge --abort', 'discards'],
    ['git rebase MAIN', 'history'],
    ['git rebase -i HEAD~3', 'history'],
    ['git rebase -i --autosquash MAIN', 'history'],
    ['git rebase --onto NEWBASE OLDBASE BRANCH', 'history'],
    ['git rebase --continue'],
    ['git rebase --abort', 'discards'],
    ['git checkout --ours FILE', 'discards'],
    ['git checkout --theirs FILE', 'discards'],
    ['git cherry-pick -x COMMIT'],
    ['git cherry-pick A^..B'],
  ],
  undo: [
    ['git restore FILE', 'discards'],
    ['git restore --staged FILE'],
    ['git restore --source=COMMIT FILE', 'discards'],
    ['git revert COMMIT'],
    ['git revert -m 1 MERGE'],
    ['git reset --soft HEAD~1', 'history'],
    ['git reset HEAD~1', 'history'],
    ['git reset --hard HEAD~1', 'history', 'discards'],
    ['git fetch REMOTE'],
    ['git reset --hard REMOTE/BRANCH', 'history', 'discards'],
    ['git reset --hard ORIG_HEAD', 'history', 'discards'],
    ['git reset --hard HEAD@{1}', 'history', 'discards'],
    ['git clean -nd'],
    ['git clean -fd', 'discards'],
    ['git fsck --lost-found'],
  ],
  stash: [
    ['git stash push -u -m "MSG"'],
    ['git stash list'],
    ['git stash show -p stash@{0}'],
    ['git stash pop'],
    ['git stash apply'],
    ['git stash branch BRANCH'],
    ['git stash drop', 'discards'],
  ],
  tags: [
    ['git tag -a v1.0.0 -m "MSG"'],
    ['git describe --tags'],
    ['git push REMOTE v1.0.0', 'remote'],
    ['git push --tags', 'remote'],
    ['git tag -d v1.0.0'],
    ['git push REMOTE --delete v1.0.0', 'remote'],
  ],
  bisect: [
    ['git bisect start'],
    ['git bisect bad'],
    ['git bisect good COMMIT'],
    ['git bisect run CMD'],
    ['git bisect reset'],
    ['git worktree add ../dir BRANCH'],
    ['git worktree list'],
    ['git worktree remove ../dir'],
    ['git check-ignore -v FILE'],
    ['git sparse-checkout set DIR'],
    ['git archive --format=zip -o out.zip HEAD'],
    ['git format-patch -1'],
    ['git count-objects -vH'],
    ['git gc'],
  ],
} as const satisfies Record<string, readonly (readonly [string, ...Effect[]])[]>;

export type Topic = keyof typeof COMMANDS;
export type Command = (typeof COMMANDS)[Topic][number][0];

export interface Entry {
  readonly topic: Topic;
  readonly command: Command;
  readonly effects: readonly Effect[];
}

export const TOPICS = [
  'setup',
  'commit',
  'inspect',
  'branch',
  'remote',
  'merge',
  'undo',
  'stash',
  'tags',
  'bisect',
] as const satisfies readonly Topic[];

/** All commands, in the order of the topics. */
export const ENTRIES: readonly Entry[] = TOPICS.flatMap((topic) =>
  COMMANDS[topic].map(([command, ...effects]) => ({ topic, command, effects })),
);

/** Whether a word names a topic, as in an address. */
export function isTopic(word: string): word is Topic {
  return TOPICS.some((topic) => topic === word);
}
