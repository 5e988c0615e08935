import { reorderWords } from '../../../i18n/reorder/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('fr');

export const words = {
  options: {
    suites: 'Séries',
    unit: 'Unité',
    spread: { label: 'Dispersion', values: { sample: 'Échantillon (n − 1)', population: 'Population (n)' } },
    rankBy: { label: 'Classer par', values: { mean: 'Moyenne', median: 'Médiane', min: 'Minimum' } },
    lowerIsBetter: 'Le plus petit est le meilleur',
    format: { label: 'Exporter', values: { markdown: 'Markdown', bullets: 'Liste', csv: 'CSV', json: 'JSON' } },
  },
  newSuite: (place) => `Série ${n(place)}`,
  name: 'Nom',
  values: 'Valeurs',
  valuesHint: 'Une par ligne, ou séparées par virgules, points-virgules, tabulations ou espaces ; avec ou sans unité.',
  add: 'Ajouter une série',
  remove: (name) => `Supprimer ${name}`,
  ...reorderWords,
  moved: (name, place, count) => `${name} est maintenant la série ${place} sur ${count}`,
  import: 'Importer un JSON de hyperfine',
  results: 'Résultats',
  columns: {
    rank: 'Rang',
    name: 'Série',
    count: 'Mesures',
    mean: 'Moyenne',
    median: 'Médiane',
    deviation: 'Écart-type',
    variance: 'Variance',
    min: 'Min',
    max: 'Max',
    comparison: 'vs meilleure',
  },
  noData: 'aucune donnée',
  chart: 'Moyenne et écart-type',
  bar: (name, mean, deviation) => `${name} : ${mean} ± ${deviation}`,
  count: (count) => plural(count, { one: `${n(count)} valeur`, other: `${n(count)} valeurs` }),
  ignored: (count, examples) =>
    plural(count, {
      one: `${n(count)} valeur ignorée : ${examples}`,
      other: `${n(count)} valeurs ignorées : ${examples}`,
    }),
  rounded: 'Une valeur a plus de chiffres qu’il n’est possible d’en garder ; le nombre le plus proche a été utilisé.',
  commaUnsure: {
    separator:
      'La virgule a été lue comme séparateur. Si c’est une virgule décimale, écrivez un point, ou séparez les valeurs par des points-virgules.',
    decimal: 'La virgule a été lue comme séparateur décimal. Si elle sépare des milliers, supprimez-la.',
    thousands: 'La virgule a été lue comme séparateur de milliers. Si elle est décimale, mettez un point.',
  },
  outliers: (count, examples) =>
    plural(count, {
      one: `${n(count)} valeur aberrante : ${examples} (au-delà de 1,5 fois l’écart interquartile)`,
      other: `${n(count)} valeurs aberrantes : ${examples} (au-delà de 1,5 fois l’écart interquartile)`,
    }),
  fault: (fault) => {
    switch (fault.code) {
      case 'not-hyperfine':
        return 'Ce n’est pas le JSON de hyperfine : il n’y a pas de results avec command et times.';
      case 'out-of-range':
        return 'Les valeurs sont trop grandes pour être calculées.';
      case 'too-many-suites':
        return `50 séries au plus ; avec celles-ci, il y en aurait ${n(fault.count)}.`;
    }
  },
} satisfies Words<typeof zhCn>;
