export const words = {
  copy: '复制',
  copied: '已复制',
};
