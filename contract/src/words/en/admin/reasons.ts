/** The texts that staff add to their reasons. */

export const page = 'Reasons';
export const lead =
  'Texts to add to what you write about a casting call or a document. The house reads them in its language.';
export const add = 'Add a reason';
export const edit = 'Edit reason';
export const edit_named = (text: string) => `Edit ${text}`;
export const save = 'Save reason';
export const kind = 'Decision';
export const text_en = 'Text in English';
export const text_hi = 'Text in Hindi';
/** Besides the grounds on which something is refused for good. */
export const kinds = {
  call_change: 'Change of a casting call',
  take_down: 'Casting call taken down',
  document_change: 'Another document',
  identity: 'Identity document rejected',
} as const;
