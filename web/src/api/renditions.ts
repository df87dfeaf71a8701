import { renditionAddress, renditionFormats, renditionWidths } from '@kirdaar/contract/rules/renditions';

/** The smaller renditions of a stored picture, for a Picture; none for pictures from elsewhere. */
export function renditionsOf(picture: string) {
  if (!renditionAddress(picture, renditionWidths[0], 'webp')) return [];
  return renditionFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidths
      .map((width) => `${renditionAddress(picture, width, format)} ${width}w`)
      .join(', '),
  }));
}
