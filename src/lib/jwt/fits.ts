import type { Algorithm } from './algorithms';
import type { Key } from './key';

/** Whether a key is of the kind that an algorithm takes. */
export function fits({ material }: Key, algorithm: Algorithm): boolean {
  switch (algorithm.family) {
    case 'hmac':
      return material.type === 'secret';
    case 'rsa':
      return material.type === 'rsa' && material.pss === undefined;
    case 'rsa-pss':
      return material.type === 'rsa' && (material.pss?.hash ?? algorithm.hash) === algorithm.hash;
    case 'ecdsa':
      return material.type === 'curve' && material.curve === algorithm.curve;
    case 'eddsa':
      return material.type === 'curve' && algorithm.curves.includes(material.curve);
  }
}
