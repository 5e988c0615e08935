import { hexWords } from '../../../i18n/hex/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('fr');

/** As they stand after « liste » or « phrase ». */
const feminine = {
  english: 'anglaise',
  'simplified-chinese': 'chinoise simplifiée',
  'traditional-chinese': 'chinoise traditionnelle',
  czech: 'tchèque',
  french: 'française',
  italian: 'italienne',
  japanese: 'japonaise',
  korean: 'coréenne',
  portuguese: 'portugaise',
  spanish: 'espagnole',
};

export const words = {
  options: {
    language: {
      label: 'Langue',
      values: {
        english: 'Anglais',
        'simplified-chinese': 'Chinois simplifié',
        'traditional-chinese': 'Chinois traditionnel',
        czech: 'Tchèque',
        french: 'Français',
        italian: 'Italien',
        japanese: 'Japonais',
        korean: 'Coréen',
        portuguese: 'Portugais',
        spanish: 'Espagnol',
      },
    },
    words: { label: 'Mots', values: (count: number) => String(count) },
  },
  passphrase: 'Phrase de passe BIP39 (facultative)',
  passphraseHint:
    'Elle détermine la graine avec la phrase : chaque phrase de passe donne une autre graine, aucune n’est fausse.',
  passphrasePlaceholder: 'aucune',
  loneSurrogate: 'La phrase de passe contient une moitié de paire de substitution, comptée comme U+FFFD.',
  entropy: 'Entropie (hexadécimal)',
  entropyPlaceholder: '32, 40, 48, 56 ou 64 chiffres hexadécimaux',
  copyEntropy: 'Copier l’entropie',
  phrase: 'Phrase',
  phraseHint:
    'Collez une phrase ici pour la vérifier. La casse et les espaces sont indifférentes, la langue est reconnue.',
  phrasePlaceholder: '12, 15, 18, 21 ou 24 mots',
  copyPhrase: 'Copier la phrase',
  recognised: (language) => `Phrase ${feminine[language]} reconnue.`,
  renew: 'Nouvelle phrase',
  valid: 'Valide',
  bits: (count) => `${n(count)} bits d’entropie`,
  wordGrid: 'Mots et indices',
  wordGridHint: 'Le nombre après un mot est sa place dans la liste, de 0 à 2047.',
  details: 'Somme de contrôle et graine',
  checksum: 'Bits de contrôle',
  seed: 'Graine (hex)',
  showSeed: 'Afficher la graine',
  hideSeed: 'Masquer la graine',
  hiddenSeed: 'La graine est masquée',
  noFunds: 'Ne gardez pas de fonds réels sur une phrase créée dans une page web.',
  respelled:
    'L’entropie est la même, écrite dans une autre langue. La graine se calcule à partir des mots : elle a donc changé.',
  replaceBy: (word) => `Remplacer par ${word}`,
  didYouMean: 'Vouliez-vous dire :',
  entropyFault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'entropy-length':
        return `Utilisez 32, 40, 48, 56 ou 64 chiffres hexadécimaux ; il y en a ${n(fault.digits)}.`;
    }
  },
  phraseFault: (fault) => {
    switch (fault.code) {
      case 'word-count':
        return `Une phrase compte 12, 15, 18, 21 ou 24 mots ; celle-ci en a ${n(fault.count)}.`;
      case 'unknown-word':
        return `Le mot ${n(fault.position)}, « ${fault.word} », n’est pas dans la liste ${feminine[fault.language]}.`;
      case 'checksum':
        return 'Les mots sont valides mais pas la somme de contrôle ; un mot est faux ou mal placé.';
    }
  },
} satisfies Words<typeof zhCn>;
