import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';

interface PlanRow {
  benefit: string;
  /** An explanation, where the name alone is unclear. */
  note?: string;
  basic: string | boolean;
  pro: string | boolean;
}

/** The features of the two plans, except price and duration. */
export const planRows: readonly PlanRow[] = [
  { benefit: words.row_calls, note: words.row_calls_note, basic: '50', pro: words.row_calls_pro },
  {
    benefit: words.row_badge,
    note: words.row_badge_note,
    basic: true,
    pro: true,
  },
  {
    benefit: words.row_profile,
    note: words.row_profile_note,
    basic: true,
    pro: true,
  },
  { benefit: words.row_free_videos, note: words.row_free_videos_note, basic: true, pro: true },
  { benefit: words.row_masterclass, note: words.row_masterclass_note, basic: false, pro: true },
  {
    benefit: words.row_showcase,
    note: words.row_showcase_note,
    basic: false,
    pro: true,
  },
  { benefit: words.row_email, note: words.row_email_note, basic: '1', pro: '3' },
  { benefit: words.row_whatsapp, basic: words.row_whatsapp_basic, pro: words.row_whatsapp_pro },
  { benefit: common.photos, basic: '10', pro: '30' },
  { benefit: words.row_intro_videos, basic: '3', pro: '5' },
  { benefit: words.row_audition_videos, basic: '5', pro: '10' },
  { benefit: words.row_work_links, basic: '3', pro: '10' },
];
