import type { MakePreview } from '../../operations/detect';
import { joinHeads } from './join-heads';
import type { RateReport, SizeReport } from './reports';
import type { ListReport } from './sum-list';

/** The amount in the units that fit; of a list its sum. */
export const preview: MakePreview<SizeReport | RateReport | ListReport> = (report) =>
  report && { text: joinHeads('heads' in report ? report.heads : report.sum.heads) };
