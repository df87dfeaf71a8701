import type { ReportReason } from '#rules/reports.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/rules/reports.ts'),
  typeof import('#words/hi/rules/reports.ts')
>;

export const report_reasons: Record<ReportReason, string> = {
  money: 'पैसे माँगना',
  harassment: 'अपमान करना या परेशान करना',
  indecency: 'अश्लील या यौन बातें',
  threat: 'धमकी देना या ब्लैकमेल करना',
  fake: 'किसी और के नाम से बात करना',
  spam: 'विज्ञापन, या कास्टिंग कॉल से बाहर की बात',
  other: 'कुछ और',
};
