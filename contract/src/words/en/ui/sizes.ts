/** The sizes of files. */

export const kilobytes = (size: string) => `${size} KB`;
export const megabytes = (size: string) => `${size} MB`;
