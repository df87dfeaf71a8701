/** How it stands with an export: on its way, there to be downloaded, given up, or over. */
export const dataExportStates = ['gathering', 'ready', 'failed', 'ended'] as const;
export type DataExportState = (typeof dataExportStates)[number];

/** For how many days the file of an export may be downloaded. */
export const DATA_EXPORT_DAYS = 7;
