import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

const COMMANDS =
  'add|am|apply|archive|bisect|blame|branch|bundle|cat-file|checkout|cherry-pick|clean|clone|commit|config|describe|diff|fetch|fsck|gc|grep|init|log|ls-files|ls-remote|ls-tree|merge|mv|notes|pull|push|range-diff|rebase|reflog|remote|reset|restore|rev-list|rev-parse|revert|rm|shortlog|show|sparse-checkout|stash|status|submodule|switch|tag|worktree';
const LINE = new RegExp(String.raw`^(?:[$#%>]\s+)?git\s+(?:-\S+\s+)*(${COMMANDS})(?=\s|$)`);

/** A command line of Git: the page opens on its sub-command. */
export const detect: Detect = (sample) => {
  const command = LINE.exec(filledLines(sample)[0] ?? '')?.[1];
  return command === undefined ? undefined : { likelihood: LIKELIHOOD.fits + 0.1, text: command };
};
