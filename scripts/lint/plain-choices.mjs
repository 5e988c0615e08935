// A rule of our own for the linter: conditions nested in each other are read at a glance up to two, not more.

const MOST = 2;

/** How many conditions stand in each other, this one included. @param {any} node @returns {number} */
function countConditions(node) {
  if (node.type !== 'ConditionalExpression') return 0;
  return 1 + countConditions(node.consequent) + countConditions(node.alternate);
}

/** Whether a condition is a branch of another one, with which it is counted. @param {any} node */
function isBranch(node) {
  return node.parent.type === 'ConditionalExpression' && node.parent.test !== node;
}

export default {
  meta: { name: 'own' },
  rules: {
    'plain-choices': {
      /** @param {any} context */
      create(context) {
        return {
          /** @param {any} node */
          ConditionalExpression(node) {
            if (isBranch(node) || countConditions(node) <= MOST) return;
            const message = `More than ${MOST} conditions in one ternary: write a function with returns, or a table.`;
            context.report({ node, message });
          },
        };
      },
    },
  },
};
