<?php

namespace Plugin\DgaAddressLookup;

use Eccube\Event\TemplateEvent;
use Symfony\Component\EventDispatcher\EventSubscriberInterface;

/** Adds the script to the pages that ask for an address. */
class Event implements EventSubscriberInterface
{
    public static function getSubscribedEvents()
    {
        $pages = ['Contact/index', 'Entry/index', 'Mypage/change', 'Mypage/delivery_edit', 'Shopping/nonmember', 'Shopping/shipping_edit', 'Shopping/shipping_multiple_edit'];

        return array_fill_keys(array_map(function ($page) { return $page.'.twig'; }, $pages), 'addScript');
    }

    public function addScript(TemplateEvent $event)
    {
        $event->addSnippet('@DgaAddressLookup/script.twig');
    }
}
