import { renditionAddress, renditionFormats, renditionWidths } from '@kirdaar/contract/rules/renditions';

/** Returns the smaller renditions of a stored picture for a Picture; none for external pictures. */
export function renditionsOf(picture: string) {
  if (!renditionAddress(picture, renditionWidths[0], 'webp')) return [];
  return renditionFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: renditionWidths
      .map((width) => `${renditionAddress(picture, width, format)} ${width}w`)
      .join(', '),
  }));
}

/** Returns the class that crops a picture where its URL says. The content policy allows pages no inline styles. */
export function focusClass(picture: string): string {
  return picture.replace(/.*?(#focus=(\d+),(\d+))?$/, 'focus-across-$2 focus-down-$3');
}
