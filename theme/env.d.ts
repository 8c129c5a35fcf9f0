/// <reference types="@rsbuild/core/types" />

declare module '*.css';
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
