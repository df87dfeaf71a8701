/** Not among the other paths, because every public page loads those. */
export const appealsPath = '/production/appeals';
