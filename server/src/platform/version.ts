import manifest from '../../package.json' with { type: 'json' };

/** The release that this process runs. All packages of the product have the same. */
export const { version } = manifest;
