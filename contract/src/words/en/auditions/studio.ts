/** The studio, where talent record self-tapes. */

export const studio = 'Studio';
export const back_to_request = 'Back to the request';
export const sides_open = 'Open the sides (PDF)';
export const sides_title = 'Sides';
export const sides_page = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const sides_failed = 'The sides can’t be shown here. Open them as a PDF above.';
export const cannot_send =
  'You can’t send another take now. You can still record and watch takes on this device.';
export const problems = {
  in_app:
    'This app’s browser can lose a recording when you switch apps. Record with your camera app here, or open this page in Chrome or Safari.',
  no_recorder: 'This browser can’t record video. Record with your camera app, then send the video here.',
} as const;

export const camera_view = 'Picture of the camera';
export const camera_again = 'Try again';
export const switch_camera = 'Switch camera';
export const sound_level = 'Sound level';
export const record = 'Record';
export const record_anyway = 'Record anyway';
export const record_stop = 'Stop';
export const countdown = (seconds: number) => `Recording in ${seconds}`;
export const countdown_cancel = 'Cancel';
export const recording_now = 'Recording';
export const light = {
  good: 'Light: good',
  dark: 'Too dark. Face a window or a lamp.',
  bright: 'Too bright. Move away from the light.',
  behind: 'The light is behind you. Turn so that it falls on your face.',
} as const;
export const sound = {
  good: 'Sound: good',
  silent: 'Say a line to check the sound.',
  quiet: 'Too quiet. Come closer to the phone or speak louder.',
  loud: 'Too loud. Move away from the phone.',
} as const;
export const turn = {
  portrait: 'Hold the phone upright, as the production house asks.',
  landscape: 'Turn the phone sideways, as the production house asks.',
} as const;
export const room_left = (minutes: number) =>
  minutes < 1
    ? 'Almost no room is left on this device. Delete a take or other files first.'
    : `About ${minutes} min of recording fit on this device.`;
export const time_left = (length: string) => `${length} left`;
export const ended = {
  full: 'The recording stopped because this device has no room left. It is saved below.',
  interrupted: 'The recording stopped because another app used the camera or microphone. It is saved below.',
  failed: 'The recording stopped because it could not be saved. What was recorded before is below.',
  too_long: 'The recording stopped after 10 minutes. It is saved below.',
} as const;

export const prompter = 'Prompter';
export const prompter_pause = 'Pause the prompter';
export const prompter_resume = 'Resume the prompter';
export const prompter_paused = 'Paused';
export const own_part = 'Your role';
export const prompter_size = 'Text size';
export const prompter_sizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
export const prompter_speed = 'Speed';
export const prompter_mirror = 'Mirror the text';
export const reader_title = 'Reader';
export const reader_lead =
  'Record the lines of the other roles, or ask a friend to. They play in their place. Lines without a recording leave you a silence of the same length.';
export const reader_record = (line: string) => `Record: ${line}`;
export const reader_stop = 'Stop recording the line';
export const reader_delete = (line: string) => `Delete the recording: ${line}`;
export const reader_own = (line: string) => `Reader: ${line}`;
export const reader_silence = (seconds: number) => `Reader: ${seconds}`;
export const reader_speaking = 'Reader';

export const takes_title = 'Takes on this device';
export const takes_empty =
  'Your takes are saved here while you record, and stay when the page closes. Logging out deletes them.';
export const take_length = (number: number, length: string) => `Recording ${number} · ${length}`;
export const take_send = 'Send take';
export const take_open = 'Watch and trim';
export const take_delete = 'Delete';
export const take_delete_question = 'Delete this recording from the device?';
export const take_lost = 'The browser no longer has this recording.';
export const take_view = 'Your recording';
export const being_sent = 'Being sent';
export const editor_title = 'Watch and trim';
export const trim_from = 'Start';
export const trim_to = 'End';
export const trim_save = 'Save';
export const play_kept = 'Play the trimmed take';
