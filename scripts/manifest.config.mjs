/** Names the published files, and leaves out what nobody can use. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const js = (path) => path?.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
    const rewrite = (node) => {
      if (node === null || typeof node !== 'object') return;
      if (typeof node.module === 'string') node.module = js(node.module);
      if (Array.isArray(node.members)) node.members = node.members.filter((one) => one.privacy !== 'private' && !one.name.startsWith('#'));
      Object.values(node).forEach(rewrite);
    };
    for (const module of customElementsManifest.modules) {
      module.path = js(module.path);
      rewrite(module);
    }
    // Modules that say nothing to a reader.
    customElementsManifest.modules = customElementsManifest.modules.filter(
      (module) => module.declarations?.length > 0 || module.exports?.length > 0,
    );
  },
};

export default {
  globs: ['src/index.ts', 'src/element/**/*.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [published],
};
