import { MAX_CHILD_HOURS, MAX_CHILD_STRETCH } from './limits.ts';
import { rupees } from './payments.ts';

/** What the fee of an offer is for. */
export const feeUnits = ['day', 'job', 'episode'] as const;
export type FeeUnit = (typeof feeUnits)[number];

/** The latest that terms can promise the pay, in days after the last day of work. */
export const MAX_PAY_DAYS = 90;
export const MAX_HOURS = 16;
/** What of the fee of a child has to be deposited in the child's name, by the rules on child artists of 2017. */
export const CHILD_DEPOSIT_PERCENT = 20;

/** What an offer agrees beside its days. */
export interface Terms {
  /** In rupees. */
  fee: number;
  per: FeeUnit;
  pay_days: number;
  /** How many of the days, if not each. */
  work_days?: number | undefined;
  hours?: number | undefined;
  travel?: string | undefined;
  usage?: string | undefined;
  usage_time?: string | undefined;
  credit?: string | undefined;
  cancellation?: string | undefined;
}

/** The words that name and say the terms; in each language a catalogue. */
interface TermWords {
  labels: Record<Exclude<keyof Terms, 'per'> | 'days' | 'child_hours' | 'child_deposit', string>;
  fee_per: Record<FeeUnit, (amount: string) => string>;
  work_days_of: (count: number) => string;
  hours_at_most: (count: number) => string;
  paid_within: (days: number) => string;
  child_hours: (daily: number, stretch: number) => string;
  child_deposit: (percent: number, amount: string) => string;
}

/** Terms as they are read on pages and in the deal memo: names with texts. `days` is written by the caller. */
export function termRows(
  { terms, days, is_child }: { terms: Terms; days: string; is_child: boolean },
  words: TermWords,
): [label: string, text: string][] {
  const { labels } = words;
  const amount = (part: number) => words.fee_per[terms.per](rupees(Math.round(terms.fee * part) * 100));
  const percent = CHILD_DEPOSIT_PERCENT;
  const texts = ['travel', 'usage', 'usage_time', 'credit', 'cancellation'] as const;
  return [
    [labels.fee, amount(1)],
    [labels.days, days],
    ...optionalRow(labels.work_days, terms.work_days && words.work_days_of(terms.work_days)),
    ...optionalRow(labels.hours, terms.hours && words.hours_at_most(terms.hours)),
    [labels.pay_days, words.paid_within(terms.pay_days)],
    ...texts.flatMap((name) => optionalRow(labels[name], terms[name])),
    ...optionalRow(labels.child_hours, is_child && words.child_hours(MAX_CHILD_HOURS, MAX_CHILD_STRETCH)),
    ...optionalRow(labels.child_deposit, is_child && words.child_deposit(percent, amount(percent / 100))),
  ];
}

function optionalRow(label: string, text: string | number | false | undefined): [string, string][] {
  return typeof text === 'string' && text ? [[label, text]] : [];
}
