// They register themselves with cronstrue and give nothing; the package has no types for them.
declare module 'cronstrue/locales/*';
