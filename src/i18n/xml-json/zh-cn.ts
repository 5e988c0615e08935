/** JSON 与 XML 互转的两个工具共用的说法。 */
export const xmlJsonWords = {
  convention: {
    label: '约定',
    values: {
      underscore: '_attributes / _text',
      at: '@name / #text',
      elements: '全部为元素',
      ordered: '按顺序（elements）',
    },
    hints: {
      elements: '属性与元素不加区分，读回来时都成了元素。',
      ordered: '节点依次列在 elements 之下，混合内容的顺序也不会丢失。',
    },
  },
};
