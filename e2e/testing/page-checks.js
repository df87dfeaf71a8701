// Runs in a page: what people read on it, and what does not fit.
(() => {
  const SPOKEN = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const BOXES = 'button, a, label, summary, th, td, dt, dd, li, p, h1, h2, h3, fieldset, section';
  /** What is no text of the page, or is only for a program. */
  const NO_TEXT = 'script, style, noscript, textarea, [contenteditable]';

  function nodesOf(what) {
    const walker = document.createTreeWalker(document.body, what);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  /** What is marked as in another language is content: everything else is in the language of the page. */
  function isInOwnLanguage(element) {
    return element.closest('[lang]') === document.documentElement;
  }

  function isShown(element) {
    const visible = { opacityProperty: true, visibilityProperty: true };
    return !element.closest(NO_TEXT) && (element.closest('select') ?? element).checkVisibility(visible);
  }

  /** Returns the visible texts of the page, and the attributes that are spoken or shown. */
  function shownTexts() {
    const texts = nodesOf(NodeFilter.SHOW_TEXT)
      .filter(({ parentElement: element }) => isShown(element) && isInOwnLanguage(element))
      .map(({ nodeValue }) => nodeValue);
    const attributes = [...document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())]
      .filter((element) => isShown(element) && isInOwnLanguage(element))
      .flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
    const all = [document.title, ...texts, ...attributes].map((text) => text.trim());
    return [...new Set(all)].filter(Boolean);
  }

  function nameOf(element) {
    const text =
      element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '';
    return `${element.tagName.toLowerCase()} “${text.trim().slice(0, 60)}”`;
  }

  function ancestorsOf(element) {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  }

  /** What is scrolled in a part of the page on purpose, such as a carousel, a long list or a wide table. */
  function isScrolled(element) {
    return ancestorsOf(element).some((at) => {
      const { overflowX, overflowY } = getComputedStyle(at);
      const isWide = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth;
      const isHigh = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight;
      return isWide || isHigh || at.matches('.swiper');
    });
  }

  function isTiny(element) {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  }

  /** Returns the nearest element that cuts off what is in it, if it shows that there is more. */
  function clipOf(element) {
    const clip = ancestorsOf(element).find((at) => /hidden|clip/.test(getComputedStyle(at).overflowX));
    if (!clip) return undefined;
    const { textOverflow, webkitLineClamp } = getComputedStyle(clip);
    return { clip, saysMore: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' };
  }

  function textProblem(text) {
    const element = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const isOutside = (sides) => right > sides.right + 2 || left < sides.left - 2;
    const { clip, saysMore } = clipOf(element) ?? {};
    if (clip && isOutside(clip.getBoundingClientRect()))
      return saysMore ? undefined : `cuts off ${nameOf(element)}`;
    if (isOutside({ left: 0, right: document.documentElement.clientWidth }))
      return `lets ${nameOf(element)} stick out of the window`;
    const box = element.closest(BOXES);
    if (box && isOutside(box.getBoundingClientRect()))
      return `lets ${nameOf(element)} stick out of its ${box.tagName}`;
    return undefined;
  }

  /** The layer of a control: a bar that stays in place covers what is scrolled under it. */
  function layerOf(element) {
    return ancestorsOf(element).find((at) => /fixed|sticky/.test(getComputedStyle(at).position));
  }

  function coverEachOther(one, other) {
    if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) return false;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // A control in a field, or on a card that is a link itself, lies in it on purpose.
    return across > 3 && down > 3 && !isInside(a, b) && !isInside(b, a);
  }

  function isInside(inner, outer) {
    const across = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    return across && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  }

  /** Returns what does not fit: texts that are cut off or stick out, and buttons that cover each other. */
  function brokenLayout() {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isPlaced = (element) => isShown(element) && !isTiny(element) && !isScrolled(element);
    const texts = nodesOf(NodeFilter.SHOW_TEXT).filter(
      ({ nodeValue, parentElement: element }) =>
        nodeValue.trim() && !element.closest('option, svg, .sr-only') && isPlaced(element),
    );
    const controls = [...document.querySelectorAll(CONTROLS)].filter(
      (element) => isPlaced(element) && !element.closest('.sr-only'),
    );
    const covering = controls.flatMap((one, place) =>
      controls
        .slice(place + 1)
        .filter((other) => coverEachOther(one, other))
        .map((other) => `lets ${nameOf(one)} and ${nameOf(other)} cover each other`),
    );
    const wide =
      scrollWidth > clientWidth ? [`is ${scrollWidth - clientWidth} px wider than the window`] : [];
    return [...wide, ...new Set(texts.map(textProblem).filter(Boolean)), ...covering];
  }

  return { texts: shownTexts(), problems: brokenLayout() };
})();
