// Words that hold a sentence together and say little of what it is about.
const ENGLISH =
  'a about after again all also am an and any are as at be because been before being between both but by can could did ' +
  'do does doing down during each few for from further had has have having he her here hers him himself his how i if in ' +
  'into is it its itself just me more most my no nor not now of off on once only or other our out over own same she ' +
  'should so some such than that the their them then there these they this those through to too under until up very ' +
  "was we were what when where which while who whom why will with would you your i'm it's don't that's you're isn't";
const FRENCH =
  'à au aux avec ce ces cet cette ceci cela ça ci comme dans de des du elle elles en est et été être eu il ils j je l la ' +
  'le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ont ou où par pas plus pour qu que quel ' +
  "quelle qui s sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y c'est j'ai n'est qu'il " +
  "qu'elle d'un d'une avait avoir était sera fait faire très aussi bien";
const CHINESE =
  '的 了 和 是 在 我 你 他 她 它 们 我们 你们 他们 她们 它们 这 那 这个 那个 这些 那些 也 都 就 而 及 与 或 但 但是 还 又 不 没 没有 有 很 ' +
  '把 被 让 给 对 从 到 向 为 为了 以 于 之 其 着 过 得 地 吗 呢 吧 啊 呀 因为 所以 如果 虽然 可以 会 能 要 上 下 中 里 个 一个 一 什么 怎么 自己';

const STOP_WORDS: ReadonlySet<string> = new Set([ENGLISH, FRENCH, CHINESE].flatMap((words) => words.split(' ')));

/** Tells whether a word is a stop word of Chinese, English or French, whatever its case and apostrophe. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase().replace(/’/g, "'"));
}
