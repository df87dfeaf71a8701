import { safetyLetters } from '#features/account/letters.ts';
import { alertLetter } from '#features/alerts/letters.ts';
import { castingInvitationLetter } from '#features/casting-invitations/letters.ts';
import { codeLetter } from '#features/codes/letters.ts';
import { conversationLetter } from '#features/conversation-news/letters.ts';
import { exportReadyLetter } from '#features/data-exports/letters.ts';
import {
  consentGivenLetter,
  consentWithdrawnLetter,
  guardianReplacedLetter,
} from '#features/guardian/letters.ts';
import { welcomeLetters } from '#features/identity/letters.ts';
import { askedLetter, auditionLetters } from '#features/invitations/letters.ts';
import { invoiceLetters } from '#features/invoices/letters.ts';
import { newApplicationsLetter } from '#features/new-applications/letters.ts';
import { offerAcceptedLetter, offerDeclinedLetter } from '#features/offers/house-letters.ts';
import { offerLetter, offerWithdrawnLetter } from '#features/offers/letters.ts';
import { planBoughtLetter, planEndedLetter, planReminderLetter } from '#features/plans/letters.ts';
import { releaseLetter } from '#features/releases/letters.ts';
import { teamInvitationLetter } from '#features/team/letters.ts';
import { stepLetters } from '#features/timeline/letters.ts';
import type { AnyLetter } from '#platform/letter.ts';

/** Every kind of letter. */
export const letters: AnyLetter[] = [
  codeLetter,
  ...Object.values(welcomeLetters),
  ...Object.values(safetyLetters),
  exportReadyLetter,
  consentGivenLetter,
  consentWithdrawnLetter,
  guardianReplacedLetter,
  teamInvitationLetter,
  ...Object.values(stepLetters),
  newApplicationsLetter,
  ...Object.values(auditionLetters),
  askedLetter,
  offerLetter,
  offerWithdrawnLetter,
  offerAcceptedLetter,
  offerDeclinedLetter,
  releaseLetter,
  castingInvitationLetter,
  conversationLetter,
  alertLetter,
  planBoughtLetter,
  ...Object.values(invoiceLetters),
  planReminderLetter,
  planEndedLetter,
];
