import type { Card } from '../../types';

export const card = {
  name: 'BIP39 助记词生成器',
  description: '生成并校验 BIP39 助记词，显示熵和种子。',
} satisfies Card;

export const keywords = ['bip39', '助记词', '种子', '熵', '钱包', '校验', '12 个单词', '24 个单词', '比特币', '区块链'];

/** What else the tool is called: found as by its name. */
export const aliases = ['助记词', '助记词生成'];
