import type { TermsVersion } from '@kirdaar/contract/bookings/terms';
import type { Language } from '@kirdaar/contract/rules/languages';
import { termRows } from '@kirdaar/contract/rules/terms';
import type { TermsPage } from '#features/bookings/terms/queries.ts';
import { colors } from '#features/talent/public-profile/sheet-parts.ts';
import { formatDays, formatInstant } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { drawPdf, MILLIMETRE, type Sheet, type TextStyle } from '#platform/documents/pdf.ts';

const words = serverWords('offerTerms');
const calls = serverWords('calls');

const MARGIN = 20 * MILLIMETRE;
const LABEL = 46 * MILLIMETRE;
const NORMAL: TextStyle = { size: 10.5 };
const MUTED: TextStyle = { size: 9.5, color: colors.muted };

type Memo = Pick<TermsPage, 'title' | 'house' | 'talent' | 'is_child'>;

/** Draws the terms of an offer and who signed them, on A4. */
export function drawDealMemo(
  memo: Memo,
  version: TermsVersion,
  language: Language,
  now: Date,
): Promise<Buffer> {
  const role = calls[language].call_title(memo.title);
  const title = `${words[language].deal_memo}: ${role}`;
  const house = memo.house ?? words[language].parties.house;
  return drawPdf({ size: 'A4', title, language, now }, (sheet) => {
    const width = sheet.width - 2 * MARGIN;
    let y = sheet.write(words[language].deal_memo, MUTED, { x: MARGIN, y: MARGIN });
    y = sheet.write(role, { size: 22, face: 'display' }, { x: MARGIN, y: y + 2, width });
    y = sheet.write(words[language].version(version.version), MUTED, { x: MARGIN, y: y + 2, width }) + 10;
    const days = formatDays(version, language);
    const rows = [
      [words[language].parties.house, house] as const,
      [words[language].parties.talent, memo.talent] as const,
      ...termRows({ terms: version.terms, days, is_child: memo.is_child }, words[language].term_texts),
    ];
    for (const row of rows) y = drawRow(sheet, row, y);
    y =
      sheet.write(words[language].signatures, { size: 13, face: 'strong' }, { x: MARGIN, y: y + 14, width }) +
      4;
    for (const { party, name, contact, signed_at } of version.signatures)
      y = drawRow(
        sheet,
        [
          words[language].parties[party],
          words[language].signed(name, formatInstant(signed_at, language), contact),
        ],
        y,
      );
    const state = version.sealed_at
      ? words[language].sealed(formatInstant(version.sealed_at, language))
      : words[language].unsigned;
    sheet.write(state, MUTED, { x: MARGIN, y: y + 12, width });
  });
}

function drawRow(sheet: Sheet, [label, text]: readonly [string, string], top: number): number {
  const width = sheet.width - 2 * MARGIN - LABEL;
  const height = Math.max(1, sheet.linesOf(text, NORMAL, width).length) * 16;
  let y = top;
  if (y + height > sheet.height - MARGIN) {
    sheet.addPage();
    y = MARGIN;
  }
  sheet.canvas.rect(MARGIN, y, sheet.width - 2 * MARGIN, 0.6).fill('#e3d7c8');
  const left = sheet.write(label, MUTED, { x: MARGIN, y: y + 6, width: LABEL - 8 });
  return Math.max(left, sheet.write(text, NORMAL, { x: MARGIN + LABEL, y: y + 5, width })) + 5;
}
