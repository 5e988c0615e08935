import type { MakePreview } from '../../operations/detect';

/** Services, images and ports: environment and labels may hold what is secret. */
export const preview: MakePreview<string> = (compose) => {
  const lines = compose?.split('\n') ?? [];
  const shown = lines.filter((line) =>
    /^services:|^ {2}[\w.-]+:$|^ {4}image: |^ {4}ports:|^ {6}- "?[\d.:]+(?:\/\w+)?"?$/.test(line),
  );
  return shown.length > 1 ? { text: shown.join('\n') } : undefined;
};
