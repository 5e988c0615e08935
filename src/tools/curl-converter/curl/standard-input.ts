import type { Fed, Part, Piece, Text } from '../model';
import type { Unknowns } from '../unknowns';
import { joined } from './data';

const isInput = (file: Text) => file === '-' || file === '/dev/stdin';

/** The pieces with what the command says is on standard input. */
export function fedPieces(
  pieces: readonly Piece[] | undefined,
  input: Fed | undefined,
  unknowns: Unknowns,
): Piece[] | undefined {
  return pieces && joined(pieces.map((piece) => fedPiece(piece, input, unknowns)));
}

/** The same for the fields of a form. */
export function fedParts(parts: Part[] | undefined, input: Fed | undefined, unknowns: Unknowns): Part[] | undefined {
  return parts?.map((part) => ({ ...part, content: fedPiece(part.content, input, unknowns) }));
}

function fedPiece(piece: Piece, input: Fed | undefined, unknowns: Unknowns): Piece {
  if ('text' in piece || input === undefined || !isInput(piece.file)) return piece;
  if ('file' in input) return { ...piece, file: input.file };
  if (piece.as === 'encoded') return { text: unknowns.encoded(input.text) };
  return { text: piece.as === 'joined' ? input.text.replace(/[\r\n]/g, '') : input.text };
}
