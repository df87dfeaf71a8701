/** A self-tape as its talent sees it: the request, the answers and what was sent. */
import { plural } from '#words/plural.ts';

export const missing_title = 'Self-tape not found';
export const missing_lead = 'The link may be incomplete, or the invitation belongs to another account.';

export const record_title = 'What to record';
export const deadline = 'Deadline';
export const orientation = 'Hold the phone';
export const orientations = { portrait: 'Upright', landscape: 'Sideways' };
export const takes = 'Takes';
export const up_to_takes = (count: number) => `You can send up to ${count} takes`;
export const slate = 'Slate, added from your profile';
export const sides_private =
  'The sides are confidential. Confirm that you will use them only for this audition and show them to nobody else. Then you can open them.';
export const sides_confirm = 'I will keep the sides private';
export const sides_open = 'Open the sides (PDF)';
export const sides_read = 'Read the sides';

export const questions_title = 'Questions';
export const questions_lead = 'You can change your answers until somebody has watched your tape.';
export const answers_save = 'Save answers';
export const unanswered = 'Not answered';

export const tape_title = 'Your tape';
export const own_tape = (title: string) => `Your self-tape for ${title}`;
export const own_take = (number: number, title: string) => `Take ${number} for ${title}`;
export const take = (number: number) => `Take ${number}`;
export const received = (time: string) => `Received ${time}.`;
export const not_watched = 'Nobody has watched it yet.';
export const watched = (people: number, house: string | null, time: string) =>
  `Watched by ${plural(people, { one: '1 person', other: `${people} people` })}${house ? ` at ${house}` : ''}, last on ${time}.`;
export const deleted = (time: string) => `Your tape was deleted on ${time}.`;
export const closed = 'You can no longer send a tape for this casting call.';
export const declined = 'You declined to send a tape. If you change your mind, you can still send one.';
export const overdue =
  'The deadline has passed. You can still send your tape. The production house sees that it is late.';
export const waits_for = {
  guardian: 'Waiting for your parent or guardian. The production house can’t see it yet.',
  talent:
    'Not sent: your parent or guardian had not decided when you turned 18. Send it from My Applications.',
} as const;
export const delete_take = 'Delete take';
export const delete_named = (name: string) => `Delete: ${name}`;
export const delete_question = 'Delete this take? The production house can no longer watch it.';
export const delete_failed = 'We couldn’t delete the take. Try again.';
export const download = 'Allow the production house to download your tape';
export const download_on = 'The production house can download your tape.';
export const download_off = 'The production house can only watch your tape here.';
export const receipt = (end: string) =>
  `Your tape is used for this audition only, and never to train AI models. ${end}`;
export const deleted_on = (day: string) => `It is deleted on ${day}.`;
export const deleted_after = (days: number) => `It is deleted ${days} days after the role closes.`;

export const confirm_first = 'Confirm above that you will keep the sides private. Then you can record.';
export const open_studio = 'Record your tape';
export const record_another = 'Record another take';
export const upload_file = 'Upload a video';
export const camera_app = 'Open the camera app';
export const send_as = 'Send as';
export const replaces_take = (number: number) => `Take ${number}, in place of the one you sent`;
export const sent_as = (number: number) => `Sent as take ${number}`;
export const not_kept =
  'There is not enough room on this device to send the video. Free some space and try again.';
export const sending_take = (number: number) => `Sending take ${number}`;
export const sending_soon = 'Sending starts when you are online.';
export const sending_goes_on = 'You can close this page. Sending continues in the background.';
export const sending_waits = 'Keep this page open. If you close it, sending continues when you come back.';
export const sending_elsewhere = (number: number) =>
  `Take ${number} is being sent from another device or browser. Open this page there to see the progress.`;
export const sending_cancel = 'Cancel upload';
export const sending_rejected = (title: string, reason: string) => `${title} failed. ${reason}`;
export const sending_dismiss = 'Remove from the list';

export const decline_note = 'Message to the production house (optional)';
export const decline_open = 'Decline this self-tape';
export const decline_send = 'Decline self-tape';
export const decline_keep = 'Keep the invitation';
