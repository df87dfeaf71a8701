import type { StaffCall } from '#features/admin/call-staff-api.ts';
import type { Grounds, Suggestion } from '#features/admin/ReasonForm.tsx';

/** One way to decide about an item of the queue. */
export interface Choice {
  label: string;
  shortcut?: string;
  /** Asks for a reason before, in a dialog whose title and button say the label unless told otherwise. */
  reason?: {
    title?: string;
    label: string;
    submitLabel?: string;
    suggestions: readonly Suggestion[];
    grounds?: Grounds;
  };
  /** Asks once more before, and names what is decided. */
  question?: { title: string; text: string };
  /** Whether it is never decided for several items at once. */
  alone?: boolean;
  /** The reason and the ground are empty without a question for them. */
  decide: (reason: string, ground: string) => StaffCall;
}
