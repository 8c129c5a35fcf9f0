/** A loader for Rspress's runtime in the build for browsers. */
export default function refuseRuntime() {
  throw new Error(
    'a behavior or an island imports Rspress’s runtime, or a component that does; they get props only',
  );
}
