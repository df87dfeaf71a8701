export const data_export_not_found = 'This export is no longer available. Request a new one.';
export const open_calls_first =
  'Your production house has open casting calls. Close them first, so that every applicant gets an answer.';
