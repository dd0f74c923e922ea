// What the build does to the style sheets for browsers that are older than the CSS they are written in
// (Chrome 90, Safari 14, Firefox 90): a PostCSS plugin, used by the compiler through postcss.config.js.

/** Written for one axis, sent for two sides: all text of the product runs from left to right. */
const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] };
const AXIS = /^(margin|padding|border)-(inline|block)$/;

/** The container's own width is not known to them: the window in which the list is that narrow, beside the navigation. */
const WINDOW_OF = { 'ledger (max-width: 60rem)': 'screen and (max-width: 78.5rem)' };

/** Splits a value at its spaces, but not inside parentheses. */
const parts = (value) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [value];

/** `:where(a, b)` for the selectors of a rule; one with a pseudo-element cannot be wrapped and stays. */
function withoutWeight(selectors) {
  const bare = selectors.filter((selector) => !selector.includes('::'));
  const rest = selectors.filter((selector) => selector.includes('::'));
  return [...(bare.length > 0 ? [`:where(${bare.join(', ')})`] : []), ...rest].join(', ');
}

const inKeyframes = (rule) => rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name);

/**
 * Layers without @layer: what lies below the components loses all its weight, what lies above them is marked as
 * important. So every component rule still wins over the reset and the base, and print over every component.
 */
function flatten(root) {
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return layer.remove();
    if (['reset', 'base'].includes(layer.params))
      layer.walkRules((rule) => {
        if (!inKeyframes(rule)) rule.selector = withoutWeight(rule.selectors);
      });
    if (layer.params === 'print')
      layer.walkDecls((declaration) => {
        if (declaration.parent.type === 'rule') declaration.important = true;
      });
    layer.replaceWith(layer.nodes);
  });
}

function bothSides(root) {
  root.walkDecls(AXIS, (declaration) => {
    const [, property, axis] = AXIS.exec(declaration.prop);
    const values = property === 'border' ? [declaration.value] : parts(declaration.value);
    SIDES[axis].forEach((side, index) =>
      declaration.cloneBefore({ prop: `${property}-${side}`, value: values[index] ?? values[0] }),
    );
    declaration.remove();
  });
}

function withoutContainers(root, { AtRule }) {
  root.walkAtRules('container', (container) => {
    const window = WINDOW_OF[container.params];
    if (!window)
      throw container.error('Name the window that stands for this container in older-browsers.mjs');
    const media = new AtRule({ name: 'media', params: window });
    media.append(container.clone().nodes);
    const unknown = new AtRule({ name: 'supports', params: 'not (container-type: inline-size)' });
    unknown.append(media);
    container.after(unknown);
  });
}

export const forOlderBrowsers = () => ({
  postcssPlugin: 'older-browsers',
  Once(root, postcss) {
    flatten(root);
    bothSides(root);
    withoutContainers(root, postcss);
  },
});
