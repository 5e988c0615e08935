import { NoResult } from './no-result';

export default function NoResultDemo() {
  return <NoResult />;
}
