/** What the server answers when something was done. */

export const draft_deleted = 'Draft deleted.';
export const copy_saved = 'The copy is saved as a draft.';
export const job_posted = 'Job Post Added Successfully 🎉';
export const job_waits = 'Job Post Added. Our team reviews it before talent see it.';
export const changes_wait =
  'Changes sent. Our team reviews them before talent see them; until then talent see the approved version.';
export const changes_saved = 'Changes saved.';
export const call_reopened = 'Casting call reopened.';
export const stopped_applications = 'Applications stopped. Nobody was told.';
export const applications_resumed = 'You take applications again.';
export const job_saved = 'Saved for later.';
export const job_unsaved = 'Removed from your saved casting calls.';
export const search_saved = 'Search saved.';
export const search_changed = 'Search changed.';
export const alerts_changed = 'Alerts changed.';
export const search_deleted = 'Search deleted.';
