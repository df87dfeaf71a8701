/** States of an export: in progress, ready for download, failed, or expired. */
export const dataExportStates = ['gathering', 'ready', 'failed', 'ended'] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** For how many days an export can be downloaded. */
export const DATA_EXPORT_DAYS = 7;
