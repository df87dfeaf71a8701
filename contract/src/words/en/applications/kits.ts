/** Kits: the files and the note that a talent keeps to apply with. */

export const list = 'Your kits';
export const list_title = 'Apply with a kit';
export const change_of = (name: string) => `Change the kit ${name}`;
export const change = 'Change the kit';
export const create = 'Save as a kit';
export const field_name = 'Name of the kit';
export const field_name_hint = 'Only you see it. For example, Dance or Voice.';
export const field_name_missing = 'Enter a name.';
export const field_file_none = 'Not in this kit';
export const field_note = 'Role information';
export const field_note_hint =
  'A short text about you for roles like these. You can change it in each application.';
export const save_failed = 'We couldn’t save this kit. Try again.';
export const saving = 'Saving...';
export const save = 'Save kit';
export const delete_question = 'Delete this kit? Your files stay in Photos and videos.';
export const delete_kit = 'Delete kit';
export const used = (name: string) => `Filled in from ${name}.`;
export const used_beside_text = (name: string) =>
  `Filled in from ${name}. Your own text about this role is unchanged.`;
