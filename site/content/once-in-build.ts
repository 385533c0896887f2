/**
 * Returns a function that reads content once in a build, and at each call in `npm run dev`, where
 * the files may have changed.
 */
export function onceInBuild<Content>(read: () => Content): () => Content {
  let kept: { content: Content } | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    kept ??= { content: read() };
    return kept.content;
  };
}
